/** A page's scripts wait for its first view to be fetched, and for somebody to be run; never for longer than four seconds. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { hydrated, turnTo, watchedPage } from "#tests/e2e/support/documents.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

/** Scripts that the page has asked for so far, but for the one that lets them wait. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/(?!early-).*\.js$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Keeps a page's own four seconds from passing, so that nothing but what is done in a test has its scripts run. */
async function stopWaiting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply: (wait, self, told: Parameters<typeof setTimeout>) =>
        told[1] === 4000 ? 0 : Reflect.apply(wait, self, told),
    });
  });
}

const isRun = (page: Page) => page.evaluate(() => "__reactRouterContext" in window);

for (const language of ["en", "ar"] as const) {
  test(`a chart that cannot be had leaves no sign of a broken picture: ${language}`, async ({
    page,
  }) => {
    await page.route(/\/coast-on-sea-[^/]*\.svg$/, (route) => route.abort());
    await page.goto(linkTo(language, "about-us"));
    const chart = page.locator("footer .chart");
    await chart.scrollIntoViewIfNeeded();
    await expect(chart).toHaveCSS("opacity", "0");
    await hydrated(page);
    await expect(chart).toHaveCSS("opacity", "0");
  });

  test(`the first picture keeps the scripts waiting, a key does not: ${language}`, async ({
    page,
  }) => {
    const come = Promise.withResolvers<void>();
    await page.route(/\.(?:avif|webp|jpg)$/, async (route) => {
      await come.promise;
      await route.continue();
    });
    const asked = scriptsOf(page);
    await page.goto(linkTo(language, "home"), { waitUntil: "domcontentloaded" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(asked).toEqual([]);
    await page.keyboard.press("Tab");
    await expect.poll(() => asked.length).toBeGreaterThan(3);
    come.resolve();
  });

  test(`a page that was left nowhere asks for no frame before it stands: ${language}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = new Proxy(window.requestAnimationFrame, {
        apply(ask, self, told: Parameters<typeof requestAnimationFrame>) {
          document.documentElement.setAttribute("data-asked-frame", "");
          return Reflect.apply(ask, self, told);
        },
      });
    });
    await page.route(/\.(?:avif|webp|jpg)$/, () => {}); // so that it is not loaded yet
    await page.goto(linkTo(language, "home"), { waitUntil: "commit" });
    await expect.poll(() => page.evaluate(() => "early" in window)).toBe(true);
    await expect(page.locator("html[data-asked-frame]")).toHaveCount(0);
  });

  test(`scripts are fetched with the first view and run with the first sign: ${language}`, async ({
    page,
  }) => {
    await stopWaiting(page);
    const asked = scriptsOf(page);
    await page.goto(linkTo(language, "home"));
    const [entry = "none"] = await entriesOf(page);
    await expect.poll(() => asked.some((file) => file.endsWith(entry))).toBe(true);
    await expect.poll(() => asked.length).toBeGreaterThan(3);
    await page.waitForLoadState("networkidle");
    expect(await isRun(page)).toBe(false);
    await page.mouse.move(200, 300);
    await hydrated(page);
  });

  test(`whoever keeps homes or comes back has scripts run with the first view: ${language}`, async ({
    page,
  }) => {
    await stopWaiting(page);
    await page.goto(linkTo(language, "home"));
    await page.reload();
    await hydrated(page);
    await page.evaluate(() => localStorage.setItem("sahil.shortlist", '["IST-1042"]'));
    await page.goto(linkTo(language, "offers"));
    await hydrated(page);
  });

  test(`what is out of view is laid out in the end: ${language}`, async ({ page }) => {
    await page.goto(linkTo(language, "home"));
    await expect(page.locator("html[data-arriving]")).toHaveCount(0);
    expect(await page.evaluate(partsNotLaidOut)).toBe(0);
  });

  test(`a place in a page is met where it stands: ${language}`, async ({ page }) => {
    const path = linkTo(language, "contact-us");
    await page.route(/\/assets\/(?!early-).*\.js$/, () => {});
    await page.goto(`${path}#faq`, { waitUntil: "domcontentloaded" });
    await expect(page.locator("html[data-arriving]")).toHaveCount(0);
    expect(await page.evaluate(partsNotLaidOut)).toBe(0);
  });
}

test("without anybody at it, a page gets its scripts though a picture never comes", async ({
  page,
}) => {
  await page.route(/\.(?:avif|webp|jpg)$/, () => {});
  const asked = scriptsOf(page);
  await page.goto(linkTo("en", "home"), { waitUntil: "domcontentloaded" });
  await expect.poll(() => asked.length, { timeout: 8000 }).toBeGreaterThan(3);
});

for (const language of ["en", "ar"] as const) {
  test(`a link is followed as without script where files stall for ten seconds: ${language}`, async ({
    page,
  }) => {
    await page.route(/\/assets\/(?!early-).*\.js$/, () => {});
    await page.goto(linkTo(language, "offers"), { waitUntil: "domcontentloaded" });
    await page.locator(".fab--ask").click();
    await expect(page).toHaveURL(linkTo(language, "offers"));
    await expect(page).toHaveURL(new RegExp(`^[^?]*${linkTo(language, "enquiry")}`), {
      timeout: 15_000,
    });
  });
}

test("who comes back stands where the page was left, before the router is there", async ({
  page,
}) => {
  await stopWaiting(page);
  await page.goto(linkTo("en", "home"));
  await page.evaluate(() => {
    history.scrollRestoration = "manual"; // or else the browser goes there by itself
    history.replaceState({ key: "known" }, ""); // as the router leaves an entry
    sessionStorage.setItem("react-router-scroll-positions", '{"known":1200}');
  });
  await page.route(/\/assets\/(?!early-).*\.js$/, () => {});
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
});

test("a page without the very file that fetches its scripts shows what is there for those without", async ({
  context,
}) => {
  const { page } = await watchedPage(context);
  await page.route(/\/assets\/early-/, (route) => route.abort());
  await page.goto(linkTo("en", "home"));
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "lost");
});

test("who goes on before a page's scripts are there is known to have come by its campaign", async ({
  page,
}) => {
  await page.route(/\/assets\/(?!early-).*\.js$/, () => {});
  await page.goto(`${linkTo("en", "landing", { country: "uae" })}?utm_source=spring`, {
    waitUntil: "domcontentloaded",
    referer: "https://search.example/",
  });
  await page.getByRole("link", { name: "Sahil" }).first().click();
  await expect(page).toHaveURL(linkTo("en", "home"));
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto(linkTo("en", "offers"));
  await turnTo(page);
  const told = await page.evaluate(() => sessionStorage.getItem("sahil.first-touch"));
  expect(JSON.parse(told ?? "null")).toEqual({
    referrer: "https://search.example/",
    landing: linkTo("en", "landing", { country: "uae" }),
    campaign: { utm_source: "spring" },
  });
});

test("what the router says on every page alike travels in a file", async ({ request }) => {
  const html = await (await request.get(linkTo("en", "home"))).text();
  expect(html).toContain('data-type="data">[');
  expect(html).not.toContain("__reactRouterContext");
});

/** The files that a page's waiting module starts. */
function entriesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('[data-type="module"]')].flatMap(({ text }) =>
      [...text.matchAll(/import\("([^"]+)"\)/g)].map(([, file = ""]) => file),
    ),
  );
}

function partsNotLaidOut(): number {
  return [...document.querySelectorAll("main *, footer")].filter(
    (part) => getComputedStyle(part).contentVisibility === "auto",
  ).length;
}
