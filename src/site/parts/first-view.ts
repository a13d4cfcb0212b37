/** What is in view of a document that has just come is laid out first; styles/arriving.css leaves out the rest meanwhile. */
import { idle } from "#site/parts/idle.ts";

/** As in arriving.css, which a test holds to it. */
export const laidOutLate = ":is(.section, .card, .foot, .pmain section)";

/** Has what is out of view laid out while the browser has nothing else to do, a part at a time, so that lengths and links within the page are exact from then on. Resolves once all is. */
export async function layOutTheRest(): Promise<void> {
  const page = document.documentElement;
  if (!("arriving" in page.dataset)) return;
  await idle();
  for (const part of document.querySelectorAll<HTMLElement>(laidOutLate)) {
    part.dataset["drawn"] = "";
    await idle();
  }
  delete page.dataset["arriving"];
}
