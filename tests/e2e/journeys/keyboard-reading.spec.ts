import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { tabTo } from "#tests/e2e/support/keyboard.ts";
import { languageName } from "#tests/e2e/support/page-steps.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";

test.beforeEach(async ({ page }) => {
  test.slow(); // hundreds of key presses
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test(
  "currency, unit and language are chosen, and the scroll position stays",
  { tag: "@full" },
  async ({ page, language }) => {
    const { keyboard } = page;
    const project = { country: "turkey", city: "istanbul", slug: "bosphorus-terraces" };
    await openHydrated(page, linkTo(language, "project", project));
    const header = page.getByRole("banner");
    const preferences = header.locator("summary", { hasText: "·" });
    const units = page.locator("#homes");
    await tabTo(page, preferences);
    for (const [choice, shown] of [
      [header.getByRole("button", { name: /^EUR/ }), "€"],
      [header.locator("button[value=sqft]"), /ft²|sq ft|قدم/],
    ] as const) {
      await keyboard.press("Enter");
      await tabTo(page, choice);
      await keyboard.press("Space");
      await expect(units).toContainText(shown);
      await expect(choice).toBeHidden();
      await expect(preferences).toBeFocused(); // Tab continues from there
    }

    const other = language === "ar" ? "ru" : "ar";
    await keyboard.press("ArrowDown");
    await expect(header.locator("button[name=locale]").first()).toBeFocused();
    await tabTo(page, header.getByRole("button", { name: languageName(other) }));
    await keyboard.press("Enter");
    await expect(page).toHaveURL(linkTo(other, "project", project));
    await expect(page.locator("html")).toHaveAttribute("lang", localeFacts[other].htmlLang);
    await expect(units).toContainText("€");
    await keyboard.press("Tab");
    await expect(page.getByRole("link", { name: textsOf(other)("layout.skip") })).toBeFocused();
  },
);

test(
  "a video plays with captions, and another links to its project",
  { tag: "@full" },
  async ({ page, language }) => {
    const { keyboard } = page;
    const path = linkTo(language, "videos");
    await withCaptions(page, path, localeFacts[language].htmlLang);
    await openHydrated(page, path);
    const videos = page.getByRole("main").locator("video");
    const playing = (number: number) =>
      videos.nth(number).evaluate((video: HTMLVideoElement) => !video.paused);
    const captions = () =>
      videos.first().evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode);
    await tabTo(page, videos.first());
    await keyboard.press("Enter"); // Chromium loses Space where layout happens between keydown and keyup
    await expect.poll(() => playing(0)).toBe(true);
    await expect.poll(captions).toBe("showing");
    await tabTo(page, videos.nth(1));
    await keyboard.press("Enter");
    await expect.poll(() => playing(1)).toBe(true);
    await expect.poll(() => playing(0)).toBe(false);
    const link = page.getByRole("main").getByRole("article").nth(1).getByRole("link").first();
    const projectPath = (await link.getAttribute("href")) ?? "";
    await tabTo(page, link);
    await keyboard.press("Enter");
    await expect(page).toHaveURL(projectPath);
  },
);

test(
  "an article is found, navigated by its table of contents, shared and asked about",
  { tag: "@full" },
  async ({ page, context, language, texts }) => {
    const { keyboard } = page;
    const main = page.getByRole("main");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openHydrated(page, linkTo(language, "blog"));
    const category = linkTo(language, "blog", { category: "market-insight" });
    await tabTo(page, main.locator(`a[href="${category}"]`).first());
    await keyboard.press("Enter");
    await expect(page).toHaveURL(category);
    const slug = "istanbul-districts-compared-2026";
    const article = linkTo(language, "article", { slug });
    await tabTo(page, main.locator(`a[href="${article}"]`).first());
    await keyboard.press("Enter");
    await expect(page).toHaveURL(article);
    await expect(page.locator("article > header")).toContainText(/2026|٢٠٢٦/);

    const contents = main.getByRole("navigation", { name: texts("article.contents") });
    await tabTo(page, contents.getByRole("link").last());
    await keyboard.press("Enter");
    await expect(page).toHaveURL(/#/);
    const heading = page.locator(":target");
    await expect(heading).toBeInViewport();
    await keyboard.press("Tab");
    const isBehind = await heading.evaluate((target) => {
      const { activeElement } = document;
      return (
        activeElement !== null &&
        (target.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      );
    });
    expect(isBehind).toBe(true);

    const ask = main.getByRole("link", { name: texts("article.ask.form") });
    await tabTo(page, ask);
    await keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: texts("enquiry.dialog.heading") });
    await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
    await keyboard.press("Escape");
    await expect(ask).toBeFocused();
    await tabTo(page, main.getByRole("button", { name: texts("share.copy") }));
    await keyboard.press("Space");
    await expect(main.locator(".share [role=status]")).toHaveText(texts("share.copied"));

    const more = main.locator("article.post").first().getByRole("link").first();
    await tabTo(page, more);
    await keyboard.press("Enter");
    await expect(page).not.toHaveURL(new RegExp(slug));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);

/** The demo's videos have no captions; here the first one has. */
async function withCaptions(page: Page, path: string, language: string): Promise<void> {
  const file = "/media/said.vtt";
  await page.route(`**${file}`, (route) =>
    route.fulfill({ contentType: "text/vtt", body: "WEBVTT\n\n00:00.000 --> 00:59.000\nsaid\n" }),
  );
  const track = `<track kind="captions" src="${file}" srclang="${language}" label="Said" default>`;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace("</video>", `${track}</video>`);
      await route.fulfill({ response: answer, body });
    },
  );
}
