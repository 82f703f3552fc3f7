import type { Person } from './standIn/person.ts';

/** What a command said while it ran. */
export interface Conversation {
  readonly told: string[];
  readonly warned: string[];
  /** Questions that were answered with No because nobody had agreed beforehand. */
  readonly declined: string[];
}

const noWindow =
  'This opens a window, which a terminal does not have. To make a new tournament use: arbiter new OUT.xlsx';

/** A person who is not there: what is said is kept, every question has the same answer. */
export function listeningPerson(agrees: boolean): { person: Person; conversation: Conversation } {
  const conversation: Conversation = { told: [], warned: [], declined: [] };
  const person: Person = {
    told: (message) => conversation.told.push(message),
    warned: (title, message) => conversation.warned.push(joined(title, message)),
    asked: (title, question) => {
      if (!agrees) {
        conversation.declined.push(joined(title, question));
      }
      return agrees;
    },
    shown: (title) => conversation.warned.push(joined(title, noWindow)),
  };
  return { person, conversation };
}

/** Nothing was done: the command only objected, or asked and was not answered Yes. */
export function wasRefused({ told, warned, declined }: Conversation): boolean {
  return told.length === 0 && warned.length + declined.length > 0;
}

function joined(title: string, message: string): string {
  return title === '' ? message : `${title}\n${message}`;
}
