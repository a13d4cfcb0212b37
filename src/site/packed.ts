/** What a page carries beside its HTML, as one text instead of the router's list of values: two fifths of the bytes. */

/** `value` is there for the server's own render alone. */
export interface Packed<Value> {
  text: string;
  value?: Value;
}

/** Packs what JSON can say, in a loader. The page is drawn from `value` itself, which does not travel. */
export function pack<Value>(value: Value): Packed<Value> {
  const packed: Packed<Value> = { text: textOf(value) };
  // React Router writes the enumerable properties of what a loader returns, and hands the very object to the render.
  return Object.defineProperty(packed, "value", { value });
}

const texts = new WeakMap<object, string>();

/** What an API answered is frozen, and written once for as long as it is known. */
function textOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return withQuotesTurned(JSON.stringify(value));
  if (!Object.isFrozen(value)) return textOfParts(value);
  const text = texts.get(value) ?? withQuotesTurned(JSON.stringify(value));
  texts.set(value, text);
  return text;
}

function textOfParts(value: object): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `'${name}':${textOf(part)}`);
  return `{${parts.join()}}`;
}

const unpacked = new WeakMap<object, unknown>();

/** What was packed; the same object each time. */
export function unpack<Value>(packed: Packed<Value>): Value {
  const { text, value = unpacked.get(packed) ?? JSON.parse(withQuotesTurned(text)) } = packed;
  unpacked.set(packed, value);
  return value as Value; // what `pack` was given
}

/** Double quotes, which would all be escaped in a script's text, become single ones, and the other way round. */
function withQuotesTurned(text: string): string {
  return text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
}
