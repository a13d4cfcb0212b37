/** Comma-separated values as RFC 4180 has them, which people open in spreadsheets. */

/** Computed, it is the number itself; and whoever reads phones from the file must find phones. */
const phone = /^\+[1-9]\d{1,14}$/;
/** A formula for Excel, LibreOffice or Google, spaces before it or not; Chinese and Japanese ones also know full width. */
const formula = /^[\p{Cc}\s]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** The same after what ends a cell elsewhere: a semicolon where Turkish or Russian is spoken, else a tab or a line's end. */
const formulaElsewhere = /(?=[=+\-@＝＋－＠])(?<=[;\t\r\n][\p{Cc}\s]*)/gu;

/** Writes one line with its end. */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => csvCell(cell ?? "")).join(",")}\r\n`;
}

function csvCell(text: string): string {
  const safe = phone.test(text) ? text : withoutFormulas(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** An apostrophe makes text of it everywhere. */
function withoutFormulas(text: string): string {
  const within = text.replace(formulaElsewhere, "'");
  return formula.test(within) ? `'${within}` : within;
}
