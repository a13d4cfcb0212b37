import { type MarkupElement, type MarkupNode, readMarkup } from "#benchmarks/bare-page/markup.ts";

/** Characters that a document shows, by the language they are in. */
export type ShownText = ReadonlyMap<string, ReadonlySet<string>>;

const unread = new Set(["head", "noscript", "style", "template"]);

/**
 * What a document shows before anybody opens anything in it. What a style sheet hides counts as shown, so this is the most
 * that it may be.
 */
export function shownText(html: string): ShownText {
  const shown = new Map<string, Set<string>>();
  function add(nodes: readonly MarkupNode[], lang: string): void {
    for (const node of nodes) {
      if (typeof node === "string") addCharacters(node, lang);
      else if (isShown(node)) {
        const { attributes } = node;
        const own = attributes["lang"] ?? lang;
        addCharacters(attributes["placeholder"] ?? "", own);
        add(shownChildren(node), own);
      }
    }
  }
  function addCharacters(text: string, lang: string): void {
    if (text === "") return;
    const characters = shown.get(lang) ?? new Set();
    shown.set(lang, characters);
    for (const character of text) characters.add(character);
  }
  add(readMarkup(html), "");
  return shown;
}

function isShown({ name, attributes }: MarkupElement): boolean {
  const has = (attribute: string) => attribute in attributes;
  if (unread.has(name) || has("hidden") || has("popover")) return false;
  if (name === "dialog") return has("open");
  return name !== "option" || has("selected");
}

function shownChildren({ name, attributes, children }: MarkupElement): readonly MarkupNode[] {
  if (name !== "details" || "open" in attributes) return children;
  return children.filter((child) => typeof child === "object" && child.name === "summary");
}
