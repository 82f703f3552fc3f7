/** The person in front of the screen. */
export interface Person {
  /** A toast. */
  told(message: string): void;
  /** A box with OK only. */
  warned(title: string, message: string): void;
  /** A box with Yes and No. */
  asked(title: string, question: string): boolean;
  /** A dialog, with its whole page. */
  shown(title: string, html: string): void;
}

/** Reads nothing, answers No. */
export const absentPerson: Person = {
  told: () => undefined,
  warned: () => undefined,
  asked: () => false,
  shown: () => undefined,
};
