/** Query of a plain HTML form: repeated parameters, two values for a range, a combined place; it is redirected to the canonical one. */
import { emptyCriteria } from "#contract/search-criteria.ts";

/** A country's slug, or a country's and a city's: `turkey/istanbul`. */
export const placeParameter = "where";

const parameters = new Set([placeParameter, ...Object.keys(emptyCriteria)]);
const ranges = new Set(["price", "area"]);

/** Whether a query was sent by a form and must be redirected to its canonical URL. */
export function isFormQuery(query: URLSearchParams): boolean {
  const entries = [...query].filter(([name]) => parameters.has(name));
  const names = new Set(entries.map(([name]) => name));
  return (
    names.has(placeParameter) ||
    names.size !== entries.length ||
    entries.some(([, value]) => value === "")
  );
}

/** Rewrites a form's query canonically: comma-separated lists, hyphenated ranges, no empty values. */
export function normalizeFormQuery(query: URLSearchParams): URLSearchParams {
  const canonical = new URLSearchParams();
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name);
    const value =
      ranges.has(name) && values.length > 1 ? readRange(values) : commaSeparated(values);
    if (value !== "") canonical.set(name, value);
  }
  return canonical;
}

function commaSeparated(values: readonly string[]): string {
  return values.filter((value) => value !== "").join(",");
}

function readRange([from = "", to = ""]: readonly string[]): string {
  const [low, high] = [parseDigits(from), parseDigits(to)];
  if (low === null && high === null) return "";
  if (low !== null && high !== null && low > high) return `${high}-${low}`;
  return `${low ?? ""}-${high ?? ""}`;
}

/** Parses a typed number with separators, a currency sign, or Arabic or Persian digits. */
export function parseDigits(text: string): number | null {
  const digits = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - "٠".charCodeAt(0)))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - "۰".charCodeAt(0)))
    .replace(/\D/g, "");
  return digits === "" ? null : Number(digits.slice(0, 12));
}
