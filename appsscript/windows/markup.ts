/** Text as it may stand in HTML, between tags or in a quoted attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A labelled field; `control` is markup already. */
export function field(label: string, control: string): string {
  return `<label>${escaped(label)}${control}</label>`;
}

export function textField(label: string, name: string, attributes = ''): string {
  return field(label, `<input name="${name}" autocomplete="off" ${attributes}/>`);
}

/** Only digits are wanted: a phone shows its number keys. */
export const wholeNumber = 'inputmode="numeric" pattern="[0-9]*" ';

/** A list to choose from: the value sent, and what is read. */
export function choice(
  label: string,
  name: string,
  options: readonly (readonly [value: string, text: string])[],
): string {
  const list = options.map(([value, text]) => `<option value="${escaped(value)}">${escaped(text)}</option>`);
  return field(label, `<select name="${name}">${list.join('')}</select>`);
}

export function submitButton(text: string): string {
  return `<button type="submit">${escaped(text)}</button>`;
}

export function plainButton(name: string, text: string): string {
  return `<button type="button" name="${name}" disabled>${escaped(text)}</button>`;
}
