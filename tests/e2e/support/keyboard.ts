import { expect, type Locator, type Page } from "@playwright/test";

const mostStops = 400;
/** Milliseconds that a page may take to scroll a stop into view, or a sheet to close for it. */
const patience = 3_000;

type Step = "Tab" | "Shift+Tab";

/** Presses Tab or Shift+Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator, key: Step = "Tab"): Promise<void> {
  await expect(control).toBeAttached();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${mostStops} times ${key} do not lead to ${String(control)}`);
}

/** Tabs through the whole page; returns every stop whose focus is not visible, and the number of stops. */
export async function tabThroughPage(
  page: Page,
  key: Step,
): Promise<{ stops: number; unseen: string[] }> {
  const unseen: string[] = [];
  await page.evaluate(resetWalk);
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press(key);
    const met = await page.evaluate(classifyFocus);
    if (met === "before") return { stops, unseen };
    if (met === "still") continue; // the browser marks focus within a field or player
    const fault = await persistentFocusFault(page);
    if (fault !== null) unseen.push(fault);
  }
  throw new Error(`The page has more than ${mostStops} stops, or keeps the focus`);
}

/** What is wrong with the focus indicator and stays so, or null. */
async function persistentFocusFault(page: Page): Promise<string | null> {
  const until = Date.now() + patience;
  for (;;) {
    const fault = await page.evaluate(focusFault);
    if (fault === null || Date.now() > until) return fault;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Runs in the page: resets the walk. */
function resetWalk(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const stop of document.querySelectorAll<HTMLElement>("[data-walked]")) {
    delete stop.dataset["walked"];
  }
}

/** Runs in the page: `before` means that the focus wrapped past the last stop, `still` that a field has several stops. */
function classifyFocus(): "new" | "still" | "before" {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return "before";
  if (focused.dataset["walked"] === "now") return "still";
  if (focused.dataset["walked"] === "before") return "before";
  const last = document.querySelector<HTMLElement>("[data-walked=now]");
  if (last !== null) last.dataset["walked"] = "before";
  focused.dataset["walked"] = "now";
  return "new";
}

/** Runs in the page: what is wrong with the focus indicator, or null. */
function focusFault(): string | null {
  const focused = document.activeElement ?? document.body;
  const name = focused.outerHTML.slice(0, 120);
  // A control drawn by its label is as large as the label.
  const drawn = focused.matches("input:is([type=checkbox],[type=radio])")
    ? (focused.closest("label") ?? focused)
    : focused;
  const box = [...drawn.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  if (box === undefined) return `is not drawn: ${name}`;
  const points = [0.5, 0.1, 0.9].flatMap((x) =>
    [0.5, 0.1, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
  );
  const showing = points.filter(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (drawn.contains(top) || top.contains(drawn));
  });
  if (showing.length === 0) return `is covered or out of sight: ${name}`;
  // An inner part such as a player's button has the focus, which the browser marks.
  if (focused.matches("video:not(:focus-visible), input[type=date]:not(:focus-visible)"))
    return null;
  const marks = [drawn, focused, focused.parentElement, focused.closest("label, article")].map(
    (element) => element && getComputedStyle(element),
  );
  const isMarked = marks.some(
    (style) =>
      style !== null &&
      ((style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0) ||
        style.boxShadow !== "none"),
  );
  return isMarked ? null : `has no mark of the focus: ${name}`;
}
