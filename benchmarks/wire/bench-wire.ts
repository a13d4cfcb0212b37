import { type Part, parts } from "#benchmarks/wire/budgets.ts";
import { kilobytesOf } from "#benchmarks/wire/excess.ts";
import { type WeighedPage, weighedPages } from "#benchmarks/wire/weighed-pages.ts";
import { type Row, rowOf } from "#benchmarks/support/row.ts";
import { printTable } from "#benchmarks/support/table.ts";

const figures: Readonly<Record<Part, string>> = {
  html: "document",
  script: "script above the empty page",
  style: "style sheets",
  fonts: "fonts",
};

/** Bytes of a first visit, against fixed budgets; script above an empty React Router page built in this run. */
export async function benchWire(): Promise<Row[]> {
  const { pages, emptyScript } = await weighedPages();
  printTable(
    ["KB, first visit", ...parts, "script above the empty page"],
    pages.map(({ name, locale, weight }) => {
      const sums = parts.map((part) => kilobytesOf(weight[part]));
      const added = kilobytesOf(weight.script) - emptyScript;
      return [`${name}, ${locale}`, ...[...sums, added].map((sum) => sum.toFixed(1))];
    }),
  );
  return pages.flatMap((page) => rowsOf(page, emptyScript));
}

function rowsOf({ name, locale, weight, aim }: WeighedPage, emptyScript: number): Row[] {
  return parts.map((part) =>
    rowOf({
      section: "wire",
      figure: `${figures[part]}: ${name}, ${locale}`,
      value: kilobytesOf(weight[part]) - (part === "script" ? emptyScript : 0),
      unit: part === "fonts" ? "KB" : "KB gz",
      aim: { of: "value", atMost: aim[part] },
    }),
  );
}
