/** Markdown of the content becomes HTML while a page is loaded, so that no parser travels to the browser. */
import { micromark } from "micromark";

/**
 * Renders CommonMark. Safe for any text: HTML in it is shown as it is written, and links with dangerous protocols lose
 * their address. A tables extension comes with the first page whose texts have one.
 */
export function htmlOf(markdown: string): string {
  return micromark(markdown);
}
