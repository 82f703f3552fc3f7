import { cleanText } from './text.ts';

const letters = [...'aăâbcdđeêfghijklmnoôơpqrstuưvwxyz'];

/** Ngang (no mark), huyền, hỏi, ngã, sắc, nặng: the order of Vietnamese dictionaries. */
const tones = ['', '\u0300', '\u0309', '\u0303', '\u0301', '\u0323'];

const toneMark = /[\u0300\u0309\u0303\u0301\u0323]/;

/**
 * Vietnamese lists of persons: by given name (the last word), then by the words before it from the left; for lists that
 * people read, never for pairing. Negative, zero or positive.
 */
export function compareNames(left: string, right: string): number {
  return compareWords(givenNameFirst(left), givenNameFirst(right)) || compareUnits(left, right);
}

function givenNameFirst(name: string): string[] {
  const words = cleanText(name).toLowerCase().split(' ');
  return [...words.slice(-1), ...words.slice(0, -1)];
}

/** Word by word: the letters of a word, then its tones, before the next word is looked at. */
function compareWords(left: readonly string[], right: readonly string[]): number {
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const order = compareWord(left[index] ?? '', right[index] ?? '');
    if (order !== 0) {
      return order;
    }
  }
  return left.length - right.length;
}

function compareWord(left: string, right: string): number {
  const [a, b] = [weightsOf(left), weightsOf(right)];
  return compareNumbers(a.letters, b.letters) || compareNumbers(a.tones, b.tones);
}

function weightsOf(word: string): { letters: number[]; tones: number[] } {
  const weights = { letters: [] as number[], tones: [] as number[] };
  for (const character of word.normalize('NFC')) {
    const parts = [...character.normalize('NFD')];
    const bare = parts
      .filter((part) => !toneMark.test(part))
      .join('')
      .normalize('NFC');
    weights.letters.push(letterWeight(bare));
    weights.tones.push(Math.max(0, tones.indexOf(parts.find((part) => toneMark.test(part)) ?? '')));
  }
  return weights;
}

/** Signs and digits, then the Vietnamese alphabet, then everything else by code point. */
function letterWeight(letter: string): number {
  const place = letters.indexOf(letter);
  const code = letter.codePointAt(0) ?? 0;
  return place >= 0 ? 1000 + place : code < 128 ? code : 2000 + code;
}

function compareNumbers(left: readonly number[], right: readonly number[]): number {
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const order = (left[index] ?? 0) - (right[index] ?? 0);
    if (order !== 0) {
      return order;
    }
  }
  return left.length - right.length;
}

/** So that the order never depends on the order before sorting. */
function compareUnits(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
