/** What is in view of a page that has just come is laid out first; styles/arriving.css leaves out the rest meanwhile. */
import { idle } from "#site/parts/idle.ts";

/** As in arriving.css. */
const parts = ":is(.section, .card, .foot, .pmain section)";

let latest = 0;

/** To be called before a page that is seen from its top is painted: it has the rest laid out afterwards. */
export function layOutFirstView(): void {
  for (const part of document.querySelectorAll<HTMLElement>("[data-drawn]")) {
    delete part.dataset["drawn"];
  }
  document.documentElement.dataset["arriving"] = "";
  void layOutTheRest();
}

/** Has what is out of view laid out while the browser has nothing else to do, a part at a time, so that lengths and links within the page are exact from then on. Resolves once all is, or another page has come. */
export async function layOutTheRest(): Promise<void> {
  const turn = ++latest;
  const page = document.documentElement;
  if (!("arriving" in page.dataset)) return;
  await idle();
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    if (turn !== latest) return;
    part.dataset["drawn"] = "";
    await idle();
  }
  delete page.dataset["arriving"];
}
