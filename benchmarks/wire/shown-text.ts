import { attributesOf } from "#benchmarks/wire/asked-files.ts";

/** Characters that a document shows, by the language they are in. */
export type ShownText = ReadonlyMap<string, ReadonlySet<string>>;

interface Element {
  tag: string;
  lang: string;
  isShown: boolean;
  /** Whether no more than its summary is shown. */
  isClosed: boolean;
}

const tagOrText = /<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>|[^<]+|</gi;
const unread =
  /<!(?:--.*?--|doctype[^>]*)>|<(head|script|style|template|noscript)\b[^>]*>.*?<\/\1>/gis;
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * What a document shows before anybody opens anything in it. What a style sheet hides counts as shown, so this is the most
 * that it may be. Tags have to be closed, as React writes them.
 */
export function shownText(html: string): ShownText {
  const shown = new Map<string, Set<string>>();
  const open: Element[] = [{ tag: "", lang: "", isShown: true, isClosed: false }];
  const pieces = html.replaceAll(unread, "").matchAll(tagOrText);
  for (const [piece, end, tag = "", attributes = "", isSelfClosing] of pieces) {
    const around = open.at(-1);
    if (around === undefined) break;
    if (tag === "") add(shown, around, piece);
    else if (end) close(open, tag.toLowerCase());
    else {
      const { element, placeholder } = elementIn(around, tag.toLowerCase(), attributes);
      add(shown, element, placeholder);
      if (!isSelfClosing && !empty.test(element.tag)) open.push(element);
    }
  }
  return shown;
}

function elementIn(around: Element, tag: string, written: string) {
  const attributes = attributesOf(written);
  const has = (name: string) => attributes[name] !== undefined;
  const isShown =
    around.isShown &&
    !has("hidden") &&
    !has("popover") &&
    (tag !== "dialog" || has("open")) &&
    (tag !== "option" || has("selected")) &&
    (tag === "summary" || !around.isClosed);
  const element: Element = {
    tag,
    lang: attributes["lang"] ?? around.lang,
    isShown,
    isClosed: tag === "details" && !has("open"),
  };
  return { element, placeholder: attributes["placeholder"] ?? "" };
}

function add(shown: Map<string, Set<string>>, { lang, isShown, isClosed }: Element, text: string) {
  if (!isShown || isClosed || text === "") return;
  const characters = shown.get(lang) ?? new Set();
  shown.set(lang, characters);
  for (const character of decoded(text)) characters.add(character);
}

function close(open: Element[], tag: string): void {
  const at = open.findLastIndex((element) => element.tag === tag);
  if (at > 0) open.length = at;
}

/** References by name are to signs of ASCII, whose letters every page has in any case. */
function decoded(text: string): string {
  return text.replaceAll(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex?: string, decimal?: string) =>
    String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
  );
}
