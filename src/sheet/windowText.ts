/** What the windows of the menu say beside the names of settings, systems and menu entries. */
export interface WindowWords {
  readonly language: string;
  readonly event: string;
  readonly system: string;
  readonly teams: string;
  readonly individuals: string;
  readonly rounds: string;
  readonly colours: string;
  readonly makeSheets: string;
  readonly finalStageIntro: string;
  readonly qualifiers: string;
  readonly stage: string;
  readonly start: string;
  readonly openReport: string;
  readonly pasteReport: string;
  readonly asInFile: string;
  readonly asSpreadsheet: string;
  readonly importReport: string;
  readonly unreadableFile: string;
  readonly section: string;
  readonly report: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly save: string;
  /** `{file}` stands for the name of the file. */
  readonly saved: string;
  readonly player: string;
  readonly roundAsked: string;
  readonly why: string;
  readonly working: string;
  readonly close: string;
  /** How many things the answer names; `{count}` stands for the number. */
  readonly problems: string;
  /** Google did not carry the call out; `{reason}` stands for its own words. */
  readonly failed: string;
  readonly twoAccounts: string;
  readonly version: string;
}
