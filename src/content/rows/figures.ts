/** A figure is localized text or a reference to a company figure such as `@founded`. */
import type { Locale } from "#domain/locale.ts";
import { companyFigures } from "#content/kinds/page.ts";
import type { LocalizedText } from "#content/kinds/text.ts";
import { localized } from "#content/rows/localized.ts";

export type CompanyFigure = (typeof companyFigures)[number];
export type Figure = CompanyFigure | LocalizedText;

export function figureIn(figure: Figure, locale: Locale): string {
  return typeof figure === "string" ? figure : figure[locale];
}

/** Inverse of `figureIn`; null if there is no figure. */
export function figureOf<Row extends { locale: Locale }>(
  rows: readonly Row[],
  textOf: (row: Row) => string | null,
): Figure | null {
  const [first] = rows.map(textOf);
  if (first === undefined || first === null) return null;
  return (
    companyFigures.find((name) => name === first) ?? localized(rows, (row) => textOf(row) ?? "")
  );
}
