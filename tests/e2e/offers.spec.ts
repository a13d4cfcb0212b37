/** The offers of a day: what they say on it, on their last day, and once they are over. */
import type { Offer } from "#contract/offer.ts";
import { addDays } from "#domain/iso-date.ts";
import { linkTo } from "#domain/links.ts";
import { formatsFor } from "#i18n/format.ts";
import { expect, test, visitors } from "#tests/e2e/support/api-away.ts";
import { changing } from "#tests/e2e/support/changed-answers.ts";
import { answerOf } from "#tests/e2e/support/content.ts";
import { testEnvironment } from "#tests/e2e/support/environment.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const today = testEnvironment.TODAY;
const isOffers = (path: string) => path.startsWith("/get-offers");
const [first = "", second = "", third = "", fourth = ""] = visitors;

test.afterEach(({ api }) => api.fail(null));

for (const language of ["en", "ar", "zh"] as const) {
  const texts = textsOf(language);

  test(`every offer stands with its home, its days and its conditions: ${language}`, async ({
    request,
    show,
  }) => {
    const { content } = await answerOf(request, "offers", "/get-offers", language);
    const format = formatsFor(language);
    const page = await show(await request.get(linkTo(language, "offers")));
    const main = page.getByRole("main");
    await expect(page).toHaveTitle(texts("shell.title", { page: texts("offers.title") }));
    await expect(main.locator(`time[datetime="${today}"]`)).toHaveText(format.date(today));
    const soonest = content.toSorted((one, other) => daysTo(one) - daysTo(other));
    expect(await main.getByRole("heading", { level: 2 }).allTextContents()).toEqual(
      soonest.map(({ title }) => title),
    );
    for (const offer of content) {
      const row = page.locator(`#${offer.slug}`);
      await expect(row.locator(".tag--offer")).toHaveText(offer.badge);
      await expect(row.getByText(offer.summary)).toHaveCount(1);
      await expect(row.locator(".offer__figures dd")).toHaveText([
        ...(offer.discountPct === null
          ? []
          : [Object.values(format.percentParts(offer.discountPct)).join("")]),
        String(daysTo(offer)),
      ]);
      const days = await row
        .locator("time")
        .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
      expect(days).toEqual([offer.validFrom, offer.validUntil]);
      expect(await row.getByRole("list").last().getByRole("listitem").allTextContents()).toEqual(
        offer.terms,
      );
      const { project } = offer;
      if (project === null) throw new Error("Every offer of the demo is about a project");
      const price = format.money(project.startFromUsd, { symbol: "$", decimals: 0 });
      expect(await row.locator(".card__price .fig").textContent()).toBe(price);
      const place = { country: project.place.country.slug, city: project.place.city.slug };
      const home = linkTo(language, "project", { ...place, slug: project.slug });
      await expect(row.locator(`a[href="${home}"]`)).toHaveCount(1);
      const ask = linkTo(language, "enquiry", {
        kind: "project",
        project: { ...place, slug: project.slug },
      });
      await expect(row.getByRole("link", { name: texts("offers.ask") })).toHaveAttribute(
        "href",
        ask,
      );
    }
  });

  test(`the list above leads to each, the one that ends first at the top: ${language}`, async ({
    request,
    show,
  }) => {
    const { content } = await answerOf(request, "offers", "/get-offers", language);
    const page = await show(await request.get(linkTo(language, "offers")));
    const rows = page.getByRole("table").locator("tbody tr");
    const soonest = content.toSorted((one, other) => daysTo(one) - daysTo(other));
    expect(await rows.locator("td:last-child").allTextContents()).toEqual(
      soonest.map((offer) => String(daysTo(offer))),
    );
    for (const { slug, title } of content) {
      await expect(rows.locator(`a[href="#${slug}"]`)).toHaveText(title);
    }
  });
}

test("the words below a figure go on from it", async ({ request, show }) => {
  const page = await show(await request.get(linkTo("ru", "offers")));
  const days = page.locator(".offer__figures > div:last-child");
  const told = await days.evaluateAll((figures) =>
    figures.map((figure) => `${figure.lastChild?.textContent} ${figure.firstChild?.textContent}`),
  );
  expect(told.length).toBeGreaterThan(2);
  for (const words of told) {
    expect(words).toMatch(/1 день остался$|[2-4] дня осталось$|(?:[05-9]|1\d) дней осталось$/);
  }
  await expect(page.locator(".offer__figures dt").filter({ hasText: /^\p{Lu}/u })).toHaveCount(0);
});

test("an offer says so on its last day, and is gone on the next", async ({
  request,
  show,
  api,
  site,
  siteUrl,
  texts,
}) => {
  const { content } = await answerOf(request, "offers", "/get-offers");
  const ending = content.map((offer, index) => ({
    ...offer,
    validUntil: addDays(today, index - 1),
  }));
  api.fail(
    changing(siteUrl, "offers", () => ({ content: ending })),
    isOffers,
  );
  const answer = await request.get(site.url + linkTo("en", "offers"), {
    headers: { Cookie: fourth },
  });
  const main = (await show(answer)).getByRole("main");
  const shown = ending.slice(1);
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(shown.map(({ title }) => title));
  await expect(main.getByText(texts("offers.ends_today"))).toHaveCount(2);
  for (const [daysLeft, { slug }] of shown.entries()) {
    const row = main.locator(`#${slug}`);
    await expect(row.getByText(texts("offers.ends_today"))).toHaveCount(daysLeft === 0 ? 1 : 0);
    const figures = row.locator(".offer__figures dd");
    if (daysLeft > 0) await expect(figures.last()).toHaveText(String(daysLeft));
  }
});

for (const [language, cookie] of [
  ["en", second],
  ["ar", third],
] as const) {
  test(`where no offer holds, the page says so and leads on: ${language}`, async ({
    request,
    show,
    api,
    site,
    siteUrl,
  }) => {
    const texts = textsOf(language);
    api.fail(
      changing(siteUrl, "offers", () => ({ content: [] })),
      isOffers,
    );
    const answer = await request.get(site.url + linkTo(language, "offers"), {
      headers: { Cookie: cookie },
    });
    expect(answer.status()).toBe(200);
    const main = (await show(answer)).getByRole("main");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText([
      texts("offers.none.heading"),
    ]);
    await expect(main.getByRole("table")).toHaveCount(0);
    const listing = linkTo(language, "listing", { country: "properties" });
    await expect(main.getByRole("link", { name: texts("listing.all") })).toHaveAttribute(
      "href",
      listing,
    );
    const ask = main.getByRole("link", { name: texts("offers.none.ask") });
    await expect(ask).toHaveAttribute("href", linkTo(language, "enquiry"));
  });
}

test("an offer for no home stands with its picture, another one of a home with its own tag", async ({
  request,
  show,
  api,
  site,
  siteUrl,
  texts,
}) => {
  const [one, other] = (await answerOf(request, "offers", "/get-offers")).content;
  if (!one || !other) throw new Error("The demo has offers");
  const offers: Offer[] = [
    { ...one, project: null },
    { ...other, slug: "second", badge: "A second offer" },
  ];
  api.fail(
    changing(siteUrl, "offers", () => ({ content: offers })),
    isOffers,
  );
  const answer = await request.get(site.url + linkTo("en", "offers"), {
    headers: { Cookie: first },
  });
  const page = await show(answer);
  await expect(page.locator("article.offer")).toHaveCount(2);
  const free = page.locator(`#${one.slug}`);
  await expect(free.locator(".tag--offer")).toHaveText(one.badge);
  await expect(free.locator("img")).toHaveCount(1);
  await expect(free.getByRole("link", { name: texts("offers.ask") })).toHaveAttribute(
    "href",
    linkTo("en", "enquiry"),
  );
  await expect(page.locator("#second .tag--offer")).toHaveText("A second offer");
});

/** Days from the tests' own day to the last one. */
function daysTo({ validUntil }: Pick<Offer, "validUntil">): number {
  let days = 0;
  while (addDays(today, days) < validUntil) days += 1;
  return days;
}
