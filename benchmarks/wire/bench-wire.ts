import { locales } from "#domain/locale.ts";
import { type Row, rowOf } from "#benchmarks/support/row.ts";
import { printTable } from "#benchmarks/support/table.ts";
import { type Part, parts } from "#benchmarks/wire/budgets.ts";
import { kilobytesOf } from "#benchmarks/wire/excess.ts";
import { type WeighedPage, weighedPages } from "#benchmarks/wire/weighed-pages.ts";

const figures: Readonly<Record<Part, string>> = {
  html: "document",
  script: "script above the empty page",
  style: "style sheets",
  fonts: "fonts",
};

/**
 * Bytes of a first visit, against fixed budgets; script above an empty React Router page built in this run. A row for each part,
 * budget and language: the page that has most of it.
 */
export async function benchWire(): Promise<Row[]> {
  const { pages, emptyScript } = await weighedPages();
  const counted = ({ weight }: WeighedPage, part: Part) =>
    kilobytesOf(weight[part]) - (part === "script" ? emptyScript : 0);
  printTable(
    ["KB, first visit", ...parts.map((part) => figures[part])],
    pages.map((page) => [
      `${page.screen}, ${page.locale}`,
      ...parts.map((part) => counted(page, part).toFixed(1)),
    ]),
  );
  return locales.flatMap((locale) =>
    parts.flatMap((part) => {
      const own = pages.filter((page) => page.locale === locale);
      const budgets = new Set(own.map(({ budget }) => budget[part]));
      return [...budgets].map((most) => {
        const alike = own.filter(({ budget }) => budget[part] === most);
        const [heaviest] = alike.toSorted(
          (one, other) => counted(other, part) - counted(one, part),
        );
        if (heaviest === undefined) throw new Error(`No page was weighed in ${locale}`);
        return rowOf({
          section: "wire",
          figure: `${figures[part]}, most of ${alike.length} pages in ${locale} (${heaviest.screen})`,
          value: counted(heaviest, part),
          unit: part === "fonts" ? "KB" : "KB gz",
          aim: { of: "value", atMost: most },
        });
      });
    }),
  );
}
