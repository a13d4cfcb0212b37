import { type Locale, locales } from "#domain/locale.ts";
import { type Row, rowOf } from "#benchmarks/support/row.ts";
import { printTable } from "#benchmarks/support/table.ts";
import { isGuarded, type Part, parts } from "#benchmarks/wire/budgets.ts";
import { kilobytesOf } from "#benchmarks/wire/excess.ts";
import type { RouteName } from "#site/routes.ts";
import { weighedPages } from "#benchmarks/wire/weighed-pages.ts";

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
  const counted = pages.map(({ screen, locale, weight, budget }) => {
    const kilobytes = (part: Part) =>
      kilobytesOf(weight[part]) - (part === "script" ? emptyScript : 0);
    return { screen, locale, budget, kilobytes };
  });
  printTable(
    ["KB, first visit", ...parts.map((part) => figures[part])],
    counted.map(({ screen, locale, kilobytes }) => [
      `${screen}, ${locale}`,
      ...parts.map((part) => kilobytes(part).toFixed(1)),
    ]),
  );
  return locales.flatMap((locale) => {
    const own = counted.filter((page) => page.locale === locale);
    return parts.flatMap((part) => {
      const alike = Map.groupBy(own, ({ budget }) => budget[part]);
      return [...alike].map(([most, pages]) => rowOfHeaviest(part, most, pages));
    });
  });
}

interface CountedPage {
  screen: RouteName;
  locale: Locale;
  kilobytes: (part: Part) => number;
}

function rowOfHeaviest(part: Part, atMost: number, pages: readonly CountedPage[]): Row {
  const { screen, locale, kilobytes } = pages.reduce((one, other) =>
    other.kilobytes(part) > one.kilobytes(part) ? other : one,
  );
  return rowOf({
    section: "wire",
    figure: `${figures[part]}, most of ${pages.length} pages in ${locale} (${screen})`,
    value: kilobytes(part),
    unit: part === "fonts" ? "KB" : "KB gz",
    aim: { of: "value", atMost },
    isGuard: isGuarded(screen, part),
  });
}
