import type { Locator } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { answerOf } from "#tests/e2e/support/api-answers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

const paths = (language: Locale) => ({
  home: linkTo(language, "home"),
  uae: linkTo(language, "listing", { country: "uae" }),
  dubai: `${linkTo(language, "listing", { country: "properties" })}?city=dubai`,
  project: linkTo(language, "project", {
    country: "turkey",
    city: "istanbul",
    slug: "bosphorus-terraces",
  }),
  landing: linkTo(language, "landing", { country: "uae" }),
});

test(
  "contact buttons match the window's width and the phone number of the page's place",
  { tag: "@layout" },
  async ({ page, context, request, texts, language, isNarrow }) => {
    const { company } = await answerOf(request, "footerLinks", "/settings/footer-links", language);
    const to = paths(language);
    const [turkey, uae] = [company.whatsapp.turkey, company.whatsapp.uae];
    const channels = page.getByRole("complementary", { name: texts("nav.contact_channels") });
    const chat = channels.locator("a[href^='https://wa.me/']");
    const ask = channels.getByRole("link", { name: texts("nav.ask"), exact: true });
    const quick = page.getByRole("navigation", { name: texts("nav.quick") });
    const price = page.getByRole("complementary", { name: texts("project.card.price_bar") });

    for (const [path, number] of [
      [to.home, turkey],
      [to.uae, uae],
      [to.dubai, uae],
      [linkTo(language, "city-guide", { city: "istanbul" }), turkey],
    ] as const) {
      await page.goto(path);
      await expect(chat).toBeVisible();
      await expect(chat, path).toHaveAttribute("href", new RegExp(`^https://wa.me/${number}\\?`));
      await expect(ask).toBeVisible({ visible: !isNarrow });
      await expect(quick).toBeVisible({ visible: isNarrow });
      await expect(price).toHaveCount(0);
    }

    const chats: string[] = [];
    await context.route("https://wa.me/**", (route) => {
      chats.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "WhatsApp" });
    });
    await chat.click();
    await expect
      .poll(() => chats)
      .toEqual([expect.stringMatching(`^https://wa\\.me/${turkey}\\?text=.`)]);

    for (const path of [to.project, to.landing]) {
      await page.goto(path);
      await expect(price).toBeVisible({ visible: isNarrow });
      if (!isNarrow) continue;
      await expect(quick.getByRole("link")).toHaveText([
        texts("nav.home"),
        texts("nav.contact"),
        texts("nav.call"),
      ]);
      await expect(quick.getByRole("link").last()).toHaveAttribute("href", /^tel:\+/);
      await expect(channels.getByRole("link")).toHaveCount(0);
      const [lower, barEnd] = [await bottomOf(price), await bottomOf(quick)];
      expect(lower).toBeCloseTo((await quick.boundingBox())?.y ?? 0, 0);
      expect(barEnd).toBeCloseTo(page.viewportSize()?.height ?? 0, 0);
    }
  },
);

test(
  "fixed elements cover neither the end of a page nor the focused element",
  { tag: ["@layout", "@chinese"] },
  async ({ page, language, isNarrow }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { home, uae, project, landing } = paths(language);
    for (const path of [home, uae, project, landing]) {
      await page.goto(path);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(await page.evaluate(coveredTexts), path).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await page.evaluate(coveredControls), path).toEqual([]);
      if (!isNarrow) expect(await page.evaluate(controlsUnderRoundButton), path).toEqual([]);
    }
  },
);

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

/** Runs in the page: footer texts covered by fixed elements. */
function coveredTexts(): string[] {
  const fixed = [
    ...document.querySelectorAll(".bottom-bar, .price-bar, .compare-tray, .floating-button"),
  ]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect());
  const walker = document.createTreeWalker(
    document.querySelector("footer") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const covered: string[] = [];
  while (walker.nextNode() !== null) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const hit = [...range.getClientRects()].some((text) =>
      fixed.some(
        (box) =>
          text.left < box.right &&
          text.right > box.left &&
          text.top < box.bottom &&
          text.bottom > box.top,
      ),
    );
    if (hit) covered.push(walker.currentNode.textContent ?? "");
  }
  return covered;
}

/** Runs in the page: elements that a round button can cover partly during scrolling. */
function controlsUnderRoundButton(): string[] {
  const rounds = [...document.querySelectorAll(".floating-button")].map((it) =>
    it.getBoundingClientRect(),
  );
  return [...document.querySelectorAll("main .card :is(a, button)")]
    .filter((stop) => {
      const { left, right } = stop.getBoundingClientRect();
      return rounds.some((round) => left < round.right && right > round.left);
    })
    .map((stop) => stop.outerHTML.slice(0, 90));
}

/** Runs in the page: elements covered by something fixed while focused. */
function coveredControls(): string[] {
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      "main :is(a, button, input, select, summary):enabled, main :is(a, summary)",
    ),
  ];
  const covered: string[] = [];
  for (const stop of stops.filter((it) => it.checkVisibility({ visibilityProperty: true }))) {
    stop.focus();
    const { left, top, width, height } = stop.getBoundingClientRect();
    if (width < 2 || height < 2) continue; // visually hidden
    const above = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 24));
    const cover = above?.closest(
      ".bottom-bar, .price-bar, .compare-tray, .floating-button, .site-header, .section-nav",
    );
    if (cover && !cover.contains(stop)) {
      covered.push(`${stop.outerHTML.slice(0, 90)} behind ${cover.className}`);
    }
  }
  return covered;
}
