/** Every screen as those see it who enlarge it, paint it in their own colours, or want nothing to move. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { locales, type Locale } from "#domain/locale.ts";
import { expectTargets } from "#tests/e2e/support/access.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { beyondTheEdge } from "#tests/e2e/support/room.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

/** What WCAG asks for: 400 % of a window of 1,280 pixels, and 200 % of one that is lower. */
const enlarged = { 320: { width: 320, height: 256 }, 640: { width: 640, height: 450 } };

test.use({ contextOptions: { reducedMotion: "reduce" } });

/**
 * In which pages are repainted: one of either direction, and Chinese, where buttons stand in place of links, for WeChat has no
 * address to lead to. What pages say makes no difference to it, nor do Telegram's links in Russian.
 */
const repainted: readonly Locale[] = ["en", "ar", "zh"];

for (const language of locales) {
  for (const [name, path] of Object.entries(keyPages(language))) {
    const isRepainted = repainted.includes(language);
    const stands = isRepainted
      ? "stands enlarged, repainted and at rest"
      : "stands enlarged and at rest";
    test(`${stands}: ${name}, ${language}`, async ({ page }) => {
      await page.setViewportSize(enlarged[320]);
      await page.goto(path);
      expect(await beyondTheEdge(page), "at 320 pixels").toBe(0);
      expect(await cutWords(page), "at 320 pixels").toEqual([]);
      expect(await coveredByBars(page)).toBeLessThan(enlarged[320].height / 3);
      expect(await running(page)).toEqual([]);
      expect(await namelessDrawings(page)).toEqual([]);
      expect(await strokesAtEnds(page)).toEqual([]);
      expect(await smallTargets(page), "at 320 pixels").toEqual([]);
      await expectTargets(page);

      await page.setViewportSize(enlarged[640]);
      expect(await beyondTheEdge(page), "at 640 pixels").toBe(0);
      expect(await cutWords(page), "at 640 pixels").toEqual([]);
      expect(await coveredByBars(page)).toBeLessThan(enlarged[640].height / 3);

      if (!isRepainted) return;
      await page.emulateMedia({ forcedColors: "active" });
      await expect.poll(() => unseenControls(page)).toEqual([]);
      expect(await unseenFocus(page)).toEqual([]);
      expect(await coloursOfOurs(page)).toEqual([]);
    });
  }
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the button beside the order of a listing has its room in a narrow window", async ({
    page,
  }) => {
    const texts = textsOf("ru");
    await page.setViewportSize(enlarged[320]);
    await page.goto(linkTo("ru", "listing", { country: "properties" }));
    await expect(page.getByRole("button", { name: texts("listing.sort.apply") })).toBeVisible();
    for (const width of [320, 390, 430]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await beyondTheEdge(page), `at ${width} pixels`).toBe(0);
    }
  });
});

/** Texts of headings, buttons and facts that their own box cuts off; what may be scrolled or is meant to be cut is not. */
function cutWords(page: Page): Promise<string[]> {
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

/** How much of the window's height is taken by what stays in it from edge to edge, halfway down the page. */
function coveredByBars(page: Page): Promise<number> {
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

/** Steps of a trail with a stroke behind them, which would end a line by itself. */
function strokesAtEnds(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".crumbs li")]
      .filter((step) => getComputedStyle(step, "::after").content !== "none")
      .map((step) => step.outerHTML.slice(0, 200)),
  );
}

/** Links of tables, trails and the like with nothing else in their line, whose size is theirs to choose, and that a fingertip misses. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(":is(td, th, dd, .crumbs, .foot__slim) a[href]")]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        if (width < 2 || (width >= 24 && height >= 24)) return false;
        if (getComputedStyle(target, "::after").position === "absolute") return false; // all of its card answers
        let line = target.parentElement;
        while (line && getComputedStyle(line).display.startsWith("inline"))
          line = line.parentElement;
        return line?.innerText.trim() === target.innerText.trim();
      })
      .map((target) => target.outerHTML.slice(0, 200)),
  );
}

/** What moves although nothing should. */
function running(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { activeDuration = 0 } = effect?.getComputedTiming() ?? {};
          return playState === "running" && Number(activeDuration) > 10;
        })
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 200) ?? ""), // CSS makes no others
  );
}

/** Drawings that are neither named nor kept from who hears the page. */
function namelessDrawings(page: Page): Promise<string[]> {
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

/** Fields and buttons that nothing but a colour parts from the page. */
function unseenControls(page: Page): Promise<string[]> {
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
        const around = [control, control.parentElement, control.parentElement?.parentElement];
        return !around.slice(0, isField ? 3 : 2).some((box) => box && isFramed(box));
        function isFramed(box: Element) {
          const { borderBottomStyle, borderBottomWidth, outlineStyle } = getComputedStyle(box);
          const hasBorder = borderBottomStyle !== "none" && borderBottomWidth !== "0px";
          return hasBorder || outlineStyle !== "none";
        }
      })
      .map((control) => control.outerHTML.slice(0, 200)),
  );
}

/** Drawings that keep what they are painted with, in colours of the site: the page that they stand on may be of any other. */
function coloursOfOurs(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((element) =>
      ["", "::before"].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (style.forcedColorAdjust !== "none" || style.content === "none") return [];
        const { backgroundColor, backgroundImage, borderTopColor, fill, stroke } = style;
        const paints = [backgroundColor, backgroundImage];
        if (style.borderTopWidth !== "0px") paints.push(borderTopColor);
        if (element instanceof SVGElement) paints.push(fill, stroke);
        const isOurs = paints.some((paint) => /okl(?:ab|ch)/.test(paint)); // those of the system are in sRGB
        return isOurs ? [`${element.outerHTML.slice(0, 90)} ${part} ${paints.join(", ")}`] : [];
      }),
    ),
  );
}

/** Whatever shows no ring once the keyboard has come to it; shadows are not painted here. */
async function unseenFocus(page: Page): Promise<string[]> {
  await page.keyboard.press("Tab"); // what a script moves the focus to from here on is ringed as if by the keyboard
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
