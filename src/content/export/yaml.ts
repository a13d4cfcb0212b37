import { Document, isMap, isNode, isScalar, isSeq, type Node, type YAMLMap } from "yaml";
import { isLocale } from "#domain/locale.ts";

/** Longer strings are text for visitors rather than names, slugs or codes. */
const maxWordLength = 60;

/** Writes YAML in the style of hand-written packs: text in blocks, short maps and lists on one line. */
export function toYaml(value: unknown): string {
  const document = new Document(value);
  const entities = isSeq(document.contents) ? document.contents.items : [document.contents];
  for (const entity of entities) childrenOf(entity).forEach(putOnOneLine);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, blockQuote: "literal" });
}

function putOnOneLine(node: Node): void {
  if (!isMap(node) && !isSeq(node)) return;
  if (isBrief(node)) node.flow = true;
  else childrenOf(node).forEach(putOnOneLine);
}

function isBrief(node: Node): boolean {
  if (isScalar(node)) return typeof node.value !== "string" || node.value.length <= maxWordLength;
  if (isSeq(node)) return childrenOf(node).every((item) => isScalar(item) && isBrief(item));
  return isMap(node) && !isLocalized(node) && childrenOf(node).every(isBrief);
}

function isLocalized(node: YAMLMap): boolean {
  return node.items.some(({ key }) => isScalar(key) && isLocale(String(key.value)));
}

function childrenOf(node: unknown): Node[] {
  const children = isMap(node)
    ? node.items.map((pair) => pair.value)
    : isSeq(node)
      ? node.items
      : [];
  return children.filter((child) => isNode(child));
}
