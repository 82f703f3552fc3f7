import type { Language } from '../../src/sheet/languages.ts';

/** A window of the menu. What stands around it (style, answer, focus, closing) is in layout.ts. */
export interface Window {
  /** In pixels, as it is asked of Google. */
  readonly height: number;
  /** Its language is one of the things it asks for. */
  readonly choosesLanguage?: boolean;
  /** The inside of `<main>`, in one language. */
  readonly body: (language: Language) => string;
  /** A script `function open(page) { … }`, called for each `<main>`; what `page` offers is in pageScript.ts. Empty: none. */
  readonly script: string;
}
