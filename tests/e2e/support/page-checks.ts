/** Checks of a page as rendered; each returns the HTML of the faulty elements. */
import type { Page } from "@playwright/test";

/** Headings, buttons and facts whose text is clipped by their own box, except scrolling boxes and ellipses. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("h1, h2, h3, button, label, dt, dd, th, td, .btn")]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const cuts = /hidden|clip/.test(overflowX) && textOverflow !== "ellipsis";
        return cuts && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );
}

/** Height in pixels of fixed and sticky bars that span the window, halfway down the page. */
export function coveredByBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const bars = [...document.querySelectorAll("body *")].filter((element) => {
      const { position } = getComputedStyle(element);
      const { width, top, bottom } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true });
      const stays = position === "fixed" || position === "sticky";
      return stays && isSeen && width > innerWidth * 0.9 && bottom > 0 && top < innerHeight;
    });
    const heights = bars.map((bar) => bar.getBoundingClientRect().height);
    scrollTo(0, 0);
    return heights.reduce((one, other) => one + other, 0);
  });
}

/** Breadcrumbs with a separator after them, which could end a line by itself. */
export function trailingSeparators(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".breadcrumbs li")]
      .filter((step) => getComputedStyle(step, "::after").content !== "none")
      .map((step) => step.outerHTML.slice(0, 200)),
  );
}

/** Links under 24 px that are alone on their line in tables, fact lists and breadcrumbs. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        ":is(td, th, dd, .breadcrumbs, .footer__slim) a[href]",
      ),
    ]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        if (width < 2 || (width >= 24 && height >= 24)) return false;
        if (getComputedStyle(target, "::after").position === "absolute") return false; // the link covers its whole card
        let line = target.parentElement;
        while (line && getComputedStyle(line).display.startsWith("inline"))
          line = line.parentElement;
        return line?.innerText.trim() === target.innerText.trim();
      })
      .map((target) => target.outerHTML.slice(0, 200)),
  );
}

/** Elements that are animated although the visitor asked for reduced motion. */
export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { activeDuration = 0 } = effect?.getComputedTiming() ?? {};
          return playState === "running" && Number(activeDuration) > 10;
        })
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 200) ?? ""), // CSS animations have no other effects
  );
}

/** Drawings that neither have a name nor are hidden from screen readers. */
export function unlabelledGraphics(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("svg, canvas")]
      .filter(
        (drawing) => drawing.checkVisibility() && drawing.closest("[aria-hidden=true]") === null,
      )
      .filter((drawing) => {
        const isNamed = drawing.ariaLabel ?? drawing.getAttribute("aria-labelledby");
        return drawing.role !== "img" || !isNamed;
      })
      .map((drawing) => drawing.outerHTML.slice(0, 200)),
  );
}

/** Controls without a border or outline in forced colours. */
export function controlsWithoutBorder(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("input, select, textarea, button, [role=button], .btn")]
      .filter((control) =>
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .filter(
        (control) => !/^(?:checkbox|radio|range|hidden)$/.test(control.getAttribute("type") ?? ""),
      )
      .filter((control) => {
        const isField = control.matches("input, select, textarea");
        const boxes = [control, control.parentElement, control.parentElement?.parentElement];
        return !boxes.slice(0, isField ? 3 : 2).some((box) => box && isFramed(box));
        function isFramed(box: Element) {
          const { borderBottomStyle, borderBottomWidth, outlineStyle } = getComputedStyle(box);
          const hasBorder = borderBottomStyle !== "none" && borderBottomWidth !== "0px";
          return hasBorder || outlineStyle !== "none";
        }
      })
      .map((control) => control.outerHTML.slice(0, 200)),
  );
}

/** Elements with the site's own colours in forced colours. */
export function authorColours(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((element) =>
      ["", "::before"].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (style.forcedColorAdjust !== "none" || style.content === "none") return [];
        const { backgroundColor, backgroundImage, borderTopColor, fill, stroke } = style;
        const paints = [backgroundColor, backgroundImage];
        if (style.borderTopWidth !== "0px") paints.push(borderTopColor);
        if (element instanceof SVGElement) paints.push(fill, stroke);
        const isOurs = paints.some((paint) => /okl(?:ab|ch)/.test(paint)); // system colours are in sRGB
        return isOurs ? [`${element.outerHTML.slice(0, 90)} ${part} ${paints.join(", ")}`] : [];
      }),
    ),
  );
}

/** Focusable elements without a focus outline; forced colours remove shadows. */
export async function elementsWithoutFocusOutline(page: Page): Promise<string[]> {
  await page.keyboard.press("Tab"); // so that later programmatic focus is :focus-visible
  return page.evaluate(() => {
    const unseen: string[] = [];
    const stops = "a[href], button, input, select, textarea, summary, [tabindex='0']";
    for (const stop of document.querySelectorAll<HTMLElement>(stops)) {
      stop.focus({ preventScroll: true });
      if (document.activeElement !== stop) continue;
      const isRinged = [stop, stop.parentElement, stop.closest("article")].some((box) => {
        if (!box) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(box);
        return outlineStyle !== "none" && outlineWidth !== "0px";
      });
      if (!isRinged) unseen.push(stop.outerHTML.slice(0, 200));
    }
    return unseen;
  });
}
