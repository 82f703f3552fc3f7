/** How the person is spoken to: with boxes from the menu, through cells from the Control sheet. */
export interface Speaker {
  tell(title: string, text: string): void;
  warn(title: string, text: string): void;
  /** @returns whether the answer is Yes */
  ask(question: string, details: string): boolean;
}
