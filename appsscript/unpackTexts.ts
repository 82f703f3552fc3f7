import { inflate } from './inflate.ts';

/**
 * The sentences of all languages as the build packs them (local/packTexts.ts): deflated JSON in base 85. Together they are a
 * quarter of the add-on, and most calls need none of them: they are unpacked when the first one is asked for.
 *
 * @returns the table of that name; its entries are there when they are read
 */
export function packedTexts(packed: string): (name: string) => object {
  let tables: Readonly<Record<string, object>> | undefined;
  const open = (name: string): object => {
    tables ??= JSON.parse(unpackedText(packed)) as Record<string, object>;
    return tables[name] ?? {};
  };
  return (name) =>
    new Proxy(
      {},
      {
        get: (_, key) => Reflect.get(open(name), key) as unknown,
        has: (_, key) => Reflect.has(open(name), key),
        ownKeys: () => Reflect.ownKeys(open(name)),
        getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(open(name), key),
      },
    );
}

/** The text that `packed` holds: UTF-8, deflated, in base 85. */
export function unpackedText(packed: string): string {
  const bytes = inflate(bytesOf(packed));
  return decodeURIComponent(bytes.map((byte) => `%${(byte + 256).toString(16).slice(1)}`).join(''));
}

/** No quote, no backslash and no dollar: nothing that a string of the script would have to escape. */
export const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%_#';

/** Base 85, five digits for four bytes: the bare context of a script has no decoder of its own. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array((text.length / 5) * 4);
  for (let at = 0; at < text.length / 5; at += 1) {
    let word = 0;
    for (const digit of text.slice(at * 5, at * 5 + 5)) {
      word = word * 85 + digits.indexOf(digit);
    }
    for (let byte = 0; byte < 4; byte += 1) {
      bytes[at * 4 + byte] = Math.floor(word / 256 ** (3 - byte)) % 256;
    }
  }
  return bytes;
}
