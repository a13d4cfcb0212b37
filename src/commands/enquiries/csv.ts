/** CSV (RFC 4180), safe to open in a spreadsheet. */

/** Not escaped, although it begins with a plus sign: as a formula it is the same number. */
const phone = /^\+[1-9]\d{1,14}$/;
/** Begins a formula in Excel, LibreOffice or Google Sheets, full-width signs included. */
const formula = /^[\p{Cc}\s]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** The same after another cell separator: a semicolon (Turkish and Russian locales), a tab or a line break. */
const formulaAfterSeparator = /(?=[=+\-@＝＋－＠])(?<=[;\t\r\n][\p{Cc}\s]*)/gu;

/** One line with its line break. */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => csvCell(cell ?? "")).join(",")}\r\n`;
}

function csvCell(text: string): string {
  const safe = phone.test(text) ? text : withoutFormulas(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Every spreadsheet takes a cell that begins with an apostrophe for text. */
function withoutFormulas(text: string): string {
  const within = text.replace(formulaAfterSeparator, "'");
  return formula.test(within) ? `'${within}` : within;
}
