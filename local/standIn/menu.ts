import type { Menu } from '../../appsscript/googleTypes.ts';
import { unwrapped } from './strict.ts';

/** One entry as a person sees it; a separator has no caption. */
export interface MenuItem {
  readonly caption: string;
  /** Empty for a submenu. */
  readonly functionName: string;
  readonly items: readonly MenuItem[];
}

export class StandInMenu implements Menu {
  readonly #items: MenuItem[] = [];

  constructor(
    readonly caption: string,
    private readonly addToBar: (menu: MenuItem) => void,
  ) {}

  addItem(caption: string, functionName: string): Menu {
    this.#items.push({ caption, functionName, items: [] });
    return this;
  }

  addSeparator(): Menu {
    this.#items.push({ caption: '', functionName: '', items: [] });
    return this;
  }

  addSubMenu(menu: Menu): Menu {
    this.#items.push((unwrapped(menu) as StandInMenu).asItem());
    return this;
  }

  addToUi(): void {
    this.addToBar(this.asItem());
  }

  asItem(): MenuItem {
    return { caption: this.caption, functionName: '', items: [...this.#items] };
  }
}
