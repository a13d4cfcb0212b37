import { type DefaultTreeAdapterTypes, parse, parseFragment } from "parse5";

export interface MarkupElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: MarkupNode[];
}
export type MarkupNode = MarkupElement | string;

/** Parses HTML without scripts and comments; texts separated by a comment are joined. */
export function readMarkup(html: string): MarkupNode[] {
  const options = { scriptingEnabled: false };
  const isDocument = /^\s*<(?:!doctype|html|body)\b/i.test(html);
  return nodesOf(isDocument ? parse(html, options) : parseFragment(html, options));
}

function nodesOf({ childNodes }: DefaultTreeAdapterTypes.ParentNode): MarkupNode[] {
  const nodes: MarkupNode[] = [];
  for (const child of childNodes) {
    if ("value" in child) addText(nodes, child.value);
    else if ("tagName" in child && child.tagName !== "script") nodes.push(elementOf(child));
  }
  return nodes;
}

function elementOf(element: DefaultTreeAdapterTypes.Element): MarkupElement {
  const { tagName, attrs } = element;
  const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  return { name: tagName, attributes, children: nodesOf(element) };
}

function addText(children: MarkupNode[], text: string): void {
  const before = children.at(-1);
  if (typeof before === "string") children[children.length - 1] = before + text;
  else children.push(text);
}

/** All texts, joined by single spaces. */
export function textOf(nodes: readonly MarkupNode[]): string {
  const texts = (node: MarkupNode): string =>
    typeof node === "string" ? node : ` ${node.children.map(texts).join("")} `;
  return nodes.map(texts).join("").replaceAll(/\s+/g, " ").trim();
}
