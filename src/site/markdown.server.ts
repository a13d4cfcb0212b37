/** Markdown of the content becomes HTML while a page is loaded, so that no parser travels to the browser. */
import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";

const tables = { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] };

/**
 * Renders CommonMark and tables. Safe for any text: HTML in it is shown as it is written, and links with dangerous
 * protocols lose their address.
 */
export function htmlOf(markdown: string): string {
  return micromark(markdown, tables);
}
