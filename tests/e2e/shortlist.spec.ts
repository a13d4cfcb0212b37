/** A shortlist by its address alone: without script, on paper, and when what it names has changed. */
import { linkTo, sharedListLink } from "#domain/links.ts";
import { formatsFor } from "#i18n/format.ts";
import { expect, test, visitors } from "#tests/e2e/support/api-away.ts";
import { changing, refusing } from "#tests/e2e/support/changed-answers.ts";
import { answerOf, listingOf } from "#tests/e2e/support/content.ts";
import { testEnvironment } from "#tests/e2e/support/environment.ts";
import { holdAnswers } from "#tests/e2e/support/held-answers.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const [first = "", second = ""] = visitors;
const storageName = "sahil.shortlist";
const isReferences = (path: string) => path.startsWith("/projects/references");

test.afterEach(({ api }) => api.fail(null));

for (const language of ["en", "ar"] as const) {
  const texts = textsOf(language);

  test(`is whole without script, with a way to take each home off: ${language}`, async ({
    request,
    show,
    siteUrl,
  }) => {
    const { content } = await listingOf(request, language, "sort=price");
    const shown = content.slice(0, 3).toReversed();
    const homes = shown.map(({ ref }) => ref);
    const page = await show(await request.get(linkTo(language, "shortlist", { homes })));
    const main = page.getByRole("main");
    await expect(main.locator(".kept h2")).toHaveText(shown.map(({ name }) => name));
    for (const { ref, slug, place } of shown) {
      const [country, city] = [place.country.slug, place.city.slug];
      const row = main.locator(".kept").filter({ hasText: ref });
      const home = linkTo(language, "project", { country, city, slug });
      await expect(row.locator(`a[href="${home}"]`)).toHaveCount(1);
      const rest = homes.filter((other) => other !== ref);
      await expect(
        row.locator(`a[href="${linkTo(language, "shortlist", { homes: rest })}"]`),
      ).toHaveCount(1);
    }
    const links = await main
      .locator(".share a")
      .evaluateAll((ways) => ways.map((way) => decodeURIComponent(way.getAttribute("href") ?? "")));
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toContain(siteUrl + sharedListLink("shortlist", homes));
    const empty = await request.get(linkTo(language, "shortlist"));
    expect(await empty.text()).toContain(texts("shortlist.no_script.text"));
  });

  test(`tells what was sold and what is no longer offered: ${language}`, async ({
    request,
    show,
    api,
    site,
    siteUrl,
  }) => {
    const { content } = await listingOf(request, language, "");
    const [sold, withdrawn] = content;
    if (!sold || !withdrawn) throw new Error("The demo lists two homes");
    api.fail(
      changing(siteUrl, "referencedProjects", (answer) => ({
        content: answer.content
          .filter(({ ref }) => ref === sold.ref)
          .map((project) => ({ ...project, status: "sold" as const, badge: null })),
        withdrawn: [withdrawn.ref],
      })),
      isReferences,
    );
    const homes = ["XXX-9", withdrawn.ref, sold.ref];
    const answer = await request.get(site.url + linkTo(language, "shortlist", { homes }), {
      headers: { Cookie: first },
    });
    const page = await show(answer);
    const rows = page.getByRole("main").locator(".kept");
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toContainText(withdrawn.ref);
    await expect(rows.nth(0)).toContainText(texts("shortlist.withdrawn"));
    await expect(rows.nth(1)).toContainText(sold.name);
    await expect(rows.nth(1)).toContainText(texts("shortlist.sold"));
    await expect(rows.nth(1)).toContainText(texts("project.card.last_price"));
    await expect(rows.nth(2)).toContainText("XXX-9");
    const main = page.getByRole("main");
    await expect(main.locator(".kept-unknown")).toContainText(
      texts("shortlist.unknown", { count: 1 }),
    );
    await expect(
      main.getByText(texts("shortlist.count", { count: 2 }), { exact: true }),
    ).toBeVisible();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(texts("kept.shortlist"));
    await expect(main.getByText(texts("shortlist.ask", { count: 2 }))).toHaveAttribute(
      "data-message",
      texts("shortlist.ask_text", { homes: formatsFor(language).list([withdrawn.ref, sold.ref]) }),
    );
  });

  test(`names on paper the day, the currency, each address and whom to call: ${language}`, async ({
    page,
    request,
    siteUrl,
  }) => {
    const { content } = await listingOf(request, language, "");
    const shown = content.slice(0, 2);
    const homes = shown.map(({ ref }) => ref);
    const { company } = await answerOf(request, "footerLinks", "/settings/footer-links", language);
    await page.context().addCookies([{ name: "currency", value: "EUR", url: siteUrl }]);
    await page.emulateMedia({ media: "print" });
    await page.goto(linkTo(language, "shortlist", { homes }));
    const main = page.getByRole("main");
    const day = formatsFor(language).date(testEnvironment.TODAY);
    await expect(main.getByText(texts("money.prices_of", { day, currency: "EUR" }))).toBeVisible();
    for (const { ref, slug, place } of shown) {
      const [country, city] = [place.country.slug, place.city.slug];
      const home = linkTo(language, "project", { country, city, slug });
      const row = main.locator(".kept").filter({ hasText: ref });
      await expect(row.getByText(siteUrl + home)).toBeVisible();
      await expect(row.locator(".fig")).toContainText("€");
    }
    for (const { phone } of company.offices) await expect(main.getByText(phone)).toBeVisible();
    await expect(main.getByText(siteUrl + sharedListLink("shortlist", homes))).toBeVisible();
    for (const hidden of ["banner", "contentinfo"] as const)
      await expect(page.getByRole(hidden)).toHaveCount(0);
    await expect(main.getByRole("button")).toHaveCount(0);
  });
}

test("buttons are true to the device, however they came onto the page", async ({
  page,
  request,
}) => {
  const { content } = await listingOf(request, "en", "");
  const [one, two] = content;
  if (!one || !two) throw new Error("The demo lists two homes");
  const save = (name: string) =>
    page.getByRole("article").getByRole("button", { name: textsOf("en")("kept.save", { name }) });
  const isSaved = (name: string) => expect(save(name)).toHaveAttribute("aria-pressed", "true");
  await page.goto(linkTo("en", "listing", { country: "properties" }));
  const sent = await save(one.name).evaluate((button) => button.parentElement?.outerHTML ?? "");
  await save(one.name).click();
  await isSaved(one.name);

  const other = await page.context().newPage();
  await other.goto(linkTo("en", "listing", { country: "properties" }));
  await other.getByRole("button", { name: textsOf("en")("kept.save", { name: two.name }) }).click();
  await isSaved(two.name);

  await page.locator("h1").evaluate((heading, html) => {
    heading.insertAdjacentHTML("beforeend", html);
  }, sent);
  const added = page.locator("h1 button").first();
  await expect(added).toHaveAttribute("aria-pressed", "true");
  await added.click();
  await expect(added).toHaveAttribute("aria-pressed", "false");
  await expect(save(one.name)).toHaveAttribute("aria-pressed", "false");
  await page
    .locator("h1 > [data-home]")
    .evaluate((around, home) => around.setAttribute("data-home", home), two.ref);
  await expect(added).toHaveAttribute("aria-pressed", "true");
});

test("follows the device where more was kept elsewhere than the answer on its way knows of", async ({
  page,
  request,
}) => {
  const { content } = await listingOf(request, "en", "");
  const [one, two, three] = content.map(({ ref }) => ref);
  if (!one || !two || !three) throw new Error("The demo lists three homes");
  const keep = ([name, homes]: readonly [string, readonly string[]]) =>
    localStorage.setItem(name, JSON.stringify(homes));
  const other = await page.context().newPage();
  await other.goto(linkTo("en", "privacy-policy"));
  await other.evaluate(keep, [storageName, [one]] as const);
  await page.goto(linkTo("en", "shortlist"));
  await expect(page).toHaveURL(linkTo("en", "shortlist", { homes: [one] }));
  await expect(page.getByRole("main").locator(".kept")).toHaveCount(1); // else it turns to the next list twice

  const held = await holdAnswers(page);
  await other.evaluate(keep, [storageName, [one, two]] as const);
  await held.asked(1);
  await page.evaluate(keep, [storageName, [one, two, three]] as const); // without word of it, as before the other window's arrives
  held.release();
  await expect(page).toHaveURL(linkTo("en", "shortlist", { homes: [one, two, three] }));
  await expect(page.getByRole("main").locator(".kept")).toHaveCount(3);
});

test("is a page that failed while its homes cannot be had, and opens again by itself", async ({
  request,
  api,
  site,
}) => {
  const address = site.url + linkTo("en", "shortlist", { homes: ["IST-1042"] });
  api.fail(refusing("internal"), isReferences);
  const failed = await request.get(address, { headers: { Cookie: second } });
  expect(failed.status()).toBe(503);
  expect(failed.headers()["retry-after"]).toBe("5");
  api.fail(null);
  expect((await request.get(address, { headers: { Cookie: second } })).status()).toBe(200);
});
