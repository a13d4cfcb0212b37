/** Markdown is rendered by loaders, so that no parser ships to the browser. */
import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";

const tables = { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] };

/** CommonMark with tables. Safe for any text: HTML is escaped, dangerous links lose their URL. */
export function renderMarkdown(markdown: string): string {
  return micromark(markdown, tables);
}

export interface Heading {
  id: string;
  text: string;
}

interface LongTextOptions {
  /** BCP 47 tag. */
  language: string;
  /** Ids that the page around the text uses. */
  usedIds: readonly string[];
  /** Accessible name of a table by its position, from 1, and the heading above it, null before the first. */
  tableName: (number: number, heading: string | null) => string;
}

/**
 * Renders a text that is a page of its own, as safely as above: headings begin at level two and get ids in any
 * script, tables get named, focusable scroll regions. Returns the headings of level two.
 */
export function renderLongText(
  markdown: string,
  { language, usedIds, tableName }: LongTextOptions,
): { html: string; headings: Heading[] } {
  const ids = new Set(usedIds);
  const headings: Heading[] = [];
  let under: string | null = null;
  let tableCount = 0;
  // The renderer escapes every "<" of the text, so these tags are its own.
  const html = renderMarkdown(markdown).replaceAll(
    /<h([1-6])>(.*?)<\/h\1>|<table>.*?<\/table>/gs,
    (element, rank: string | undefined, words: string) => {
      if (rank === undefined) {
        tableCount += 1;
        return scrollingTable(element, tableName(tableCount, under));
      }
      const level = Math.max(Number(rank), 2);
      const text = plainText(words);
      const id = uniqueId(text, language, ids);
      ids.add(id);
      under = text;
      if (level === 2) headings.push({ id, text });
      return `<h${level} id="${id}">${words}</h${level}>`;
    },
  );
  return { html, headings };
}

/** Letters, marks and numbers, which need no escaping in an attribute. */
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

function uniqueId(text: string, language: string, usedIds: ReadonlySet<string>): string {
  const words = text.normalize("NFC").toLocaleLowerCase(language).match(wordPattern);
  const base = words?.join("-") ?? "section";
  let id = base;
  for (let number = 2; usedIds.has(id); number += 1) id = `${base}-${number}`;
  return id;
}

function scrollingTable(table: string, name: string): string {
  const ledger = table
    .replace("<table>", '<table class="ledger">')
    .replaceAll(/<th(?: align="\w+")?><\/th>/g, "<td></td>") // an empty header cell labels nothing
    .replaceAll(/<th(?=[ >])/g, '<th scope="col"')
    .replaceAll(' align="right"', ' class="ledger__number"')
    .replaceAll(/ align="\w+"/g, "");
  return `<div class="scroll-x" role="region" tabindex="0" aria-label="${attributeText(name)}">${ledger}</div>`;
}

/** Exactly what the renderer escapes. */
const entities: readonly (readonly [string, string])[] = [
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&amp;", "&"],
];

function plainText(html: string): string {
  const bare = html.replaceAll(/<[^>]*>/g, "").trim();
  return entities.reduce((text, [entity, sign]) => text.replaceAll(entity, sign), bare);
}

function attributeText(text: string): string {
  return entities
    .toReversed()
    .reduce((html, [entity, sign]) => html.replaceAll(sign, entity), text);
}
