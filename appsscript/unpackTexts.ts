import { inflateSync, strFromU8 } from 'fflate';

/**
 * The sentences of a language as the build packs them (local/packTexts.ts): deflated JSON in base64. Together they are a
 * quarter of the add-on, and most calls need none of them: they are unpacked when the first one is asked for.
 *
 * @returns the table of that name; its entries are there when they are read
 */
export function packedTexts(packed: string): (name: string) => object {
  let tables: Readonly<Record<string, object>> | undefined;
  const open = (name: string): object => {
    tables ??= JSON.parse(strFromU8(inflateSync(bytesOf(packed)))) as Record<string, object>;
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

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 without padding: the bare context of a script has no decoder of its own. */
function bytesOf(base64: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((base64.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (const digit of base64) {
    bits = (bits << 6) | digits.indexOf(digit);
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[at] = (bits >> held) & 255;
      bits &= (1 << held) - 1;
      at += 1;
    }
  }
  return bytes;
}
