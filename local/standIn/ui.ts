import type { HtmlOutput, Menu, Ui } from '../../appsscript/googleTypes.ts';
import type { Surroundings } from './surroundings.ts';
import type { StandInHtmlOutput } from './htmlService.ts';

const buttons = { YES: 'YES', NO: 'NO', OK: 'OK' } as const;
const buttonSets = { YES_NO: 'YES_NO', OK: 'OK' } as const;

export class StandInUi implements Ui {
  constructor(private readonly host: Surroundings) {}

  get Button(): typeof buttons {
    return buttons;
  }

  get ButtonSet(): typeof buttonSets {
    return buttonSets;
  }

  /** Google names the add-on's menu itself, after the add-on. */
  createAddonMenu(): Menu {
    return this.host.menu('');
  }

  createMenu(caption: string): Menu {
    return this.host.menu(caption);
  }

  alert(title: string, prompt: string, set: unknown): unknown {
    if (set === buttonSets.YES_NO) {
      return this.host.person.asked(title, prompt) ? buttons.YES : buttons.NO;
    }
    this.host.person.warned(title, prompt);
    return buttons.OK;
  }

  showModalDialog(html: HtmlOutput, title: string): void {
    this.host.person.shown(title, (html as StandInHtmlOutput).html);
  }
}
