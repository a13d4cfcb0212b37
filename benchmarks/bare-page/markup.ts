import sax from "sax";

export interface MarkupElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: MarkupNode[];
}
export type MarkupNode = MarkupElement | string;

/**
 * Reads HTML as React writes it, which is well-formed XML but for scripts; these and comments are left out, and texts that
 * a comment parted are one. Throws where it is not well-formed.
 */
export function readMarkup(html: string): MarkupNode[] {
  const root: MarkupElement = { name: "", attributes: {}, children: [] };
  const open = [root];
  const parser = sax.parser(true);
  const last = () => open.at(-1) ?? root;
  parser.onopentag = ({ name, attributes }) => {
    const element: MarkupElement = {
      name,
      attributes: attributes as Record<string, string>, // no namespaces were asked for
      children: [],
    };
    last().children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  parser.ontext = (text) => addText(last().children, text);
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(`<body>${withoutScripts(html)}</body>`).close();
  const [body] = root.children;
  return typeof body === "object" ? body.children : [];
}

function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b.*?<\/script>/gs, "").replaceAll(/<!--.*?-->/gs, "");
}

function addText(children: MarkupNode[], text: string): void {
  const before = children.at(-1);
  if (typeof before === "string") children[children.length - 1] = before + text;
  else children.push(text);
}

/** All texts, one space between their words. */
export function textOf(nodes: readonly MarkupNode[]): string {
  const texts = (node: MarkupNode): string =>
    typeof node === "string" ? node : ` ${node.children.map(texts).join("")} `;
  return nodes.map(texts).join("").replaceAll(/\s+/g, " ").trim();
}
