import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { Offer } from "#contract/offer.ts";
import { addDays } from "#domain/iso-date.ts";
import { linkTo } from "#domain/links.ts";
import { formatsFor } from "#i18n/format.ts";
import { modifyAnswer } from "#tests/e2e/support/modified-answers.ts";
import { testEnvironment } from "#tests/e2e/support/test-environment.ts";
import { answerOf } from "#tests/http/support/api-answers.ts";
import { siteWithFailingApi } from "#tests/http/support/failing-api-site.ts";
import { allIn, onlyIn } from "#tests/http/support/elements.ts";
import { textOf, visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

const today = testEnvironment.TODAY;
const isOffers = (path: string) => path.startsWith("/get-offers");

for (const language of testedLanguages) {
  const texts = textsOf(language);

  test(`every offer is shown with its project, its days left and its conditions: ${language}`, async () => {
    const { content } = await answerOf("offers", "/get-offers", language);
    const format = formatsFor(language);
    const page = await visit(linkTo(language, "offers"));
    const main = page.getByRole("main");
    expect(page.document.title).toBe(texts("layout.title", { page: texts("offers.title") }));
    expect(onlyIn(main, `time[datetime="${today}"]`).textContent).toBe(format.date(today));
    const soonest = content.toSorted((one, other) => daysTo(one) - daysTo(other));
    const headings = within(main).getAllByRole("heading", { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(
      soonest.map(({ title }) => title),
    );
    for (const offer of content) {
      const row = onlyIn(page.document, `#${offer.slug}`);
      const { getAllByRole, getAllByText, getByRole } = within(row);
      expect(textOf(onlyIn(row, ".tag--offer"))).toBe(offer.badge);
      expect(getAllByText(offer.summary)).toHaveLength(1);
      const discount =
        offer.discountPct === null
          ? []
          : [Object.values(format.percentParts(offer.discountPct)).join("")];
      const figures = allIn(row, ".offer__figures dd").map(({ textContent }) => textContent);
      expect(figures).toEqual([...discount, String(daysTo(offer))]);
      const days = allIn(row, "time").map((time) => time.getAttribute("datetime"));
      expect(days).toEqual([offer.validFrom, offer.validUntil]);
      const terms = getAllByRole("list").at(-1);
      expect([...(terms?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
        offer.terms,
      );
      const { project } = offer;
      if (project === null) throw new Error("Every offer of the demo is about a project");
      const price = format.money(project.startFromUsd, { symbol: "$", decimals: 0 });
      expect(onlyIn(row, ".card__price .figure").textContent).toBe(price);
      const place = { country: project.place.country.slug, city: project.place.city.slug };
      const offered = { ...place, slug: project.slug };
      expect(allIn(row, `a[href="${linkTo(language, "project", offered)}"]`)).toHaveLength(1);
      expect(getByRole("link", { name: texts("offers.ask") })).toHaveAttribute(
        "href",
        linkTo(language, "enquiry", { kind: "project", project: offered }),
      );
    }
  });

  test(`the list of offers links to each, the one that ends first at the top: ${language}`, async () => {
    const { content } = await answerOf("offers", "/get-offers", language);
    const page = await visit(linkTo(language, "offers"));
    const table = page.getByRole("table");
    const soonest = content.toSorted((one, other) => daysTo(one) - daysTo(other));
    const left = allIn(table, "tbody tr td:last-child").map(({ textContent }) => textContent);
    expect(left).toEqual(soonest.map((offer) => String(daysTo(offer))));
    for (const { slug, title } of content) {
      expect(textOf(onlyIn(table, `tbody tr a[href="#${slug}"]`))).toBe(title);
    }
  });

  test(`without valid offers the page shows a note and a link: ${language}`, async () => {
    const { api, workingUrl, visit: visitFailing } = await siteWithFailingApi();
    api.fail(
      modifyAnswer(workingUrl, "offers", () => ({ content: [] })),
      isOffers,
    );
    const page = await visitFailing(linkTo(language, "offers"));
    expect(page.status).toBe(200);
    const { getAllByRole, getByRole, queryAllByRole } = within(page.getByRole("main"));
    const headings = getAllByRole("heading", { level: 2 }).map(textOf);
    expect(headings).toEqual([texts("offers.none.heading")]);
    expect(queryAllByRole("table")).toHaveLength(0);
    expect(getByRole("link", { name: texts("listing.all") })).toHaveAttribute(
      "href",
      linkTo(language, "listing", { country: "properties" }),
    );
    expect(getByRole("link", { name: texts("offers.none.ask") })).toHaveAttribute(
      "href",
      linkTo(language, "enquiry"),
    );
  });
}

test("the text below a figure continues it", async () => {
  const { document } = await visit(linkTo("ru", "offers"));
  const days = allIn(document, ".offer__figures > div:last-child");
  const figureTexts = days.map(
    ({ firstChild, lastChild }) => `${lastChild?.textContent} ${firstChild?.textContent}`,
  );
  expect(figureTexts.length).toBeGreaterThan(2);
  for (const words of figureTexts) {
    expect(words).toMatch(/1 день остался$|[2-4] дня осталось$|(?:[05-9]|1\d) дней осталось$/);
  }
  for (const words of allIn(document, ".offer__figures dt").map(textOf)) {
    expect(words).not.toMatch(/^\p{Lu}/u);
  }
});

test("an offer is marked on its last day, and omitted on the next", async () => {
  const { api, workingUrl, visit: visitFailing } = await siteWithFailingApi();
  const endsToday = textsOf("en")("offers.ends_today");
  const { content } = await answerOf("offers", "/get-offers");
  const ending = content.map((offer, index) => ({
    ...offer,
    validUntil: addDays(today, index - 1),
  }));
  api.fail(
    modifyAnswer(workingUrl, "offers", () => ({ content: ending })),
    isOffers,
  );
  const page = await visitFailing(linkTo("en", "offers"));
  const main = page.getByRole("main");
  const { getAllByRole, getAllByText } = within(main);
  const shown = ending.slice(1);
  const headings = getAllByRole("heading", { level: 2 }).map(textOf);
  expect(headings).toEqual(shown.map(({ title }) => title));
  expect(getAllByText(endsToday)).toHaveLength(2);
  for (const [daysLeft, { slug }] of shown.entries()) {
    const row = onlyIn(main, `#${slug}`);
    expect(within(row).queryAllByText(endsToday)).toHaveLength(daysLeft === 0 ? 1 : 0);
    const figure = textOf(allIn(row, ".offer__figures dd").at(-1));
    if (daysLeft > 0) expect(figure).toBe(String(daysLeft));
  }
});

test("an offer without a project has its own picture, a second one for a project its own tag", async () => {
  const { api, workingUrl, visit: visitFailing } = await siteWithFailingApi();
  const [one, other] = (await answerOf("offers", "/get-offers")).content;
  if (!one || !other) throw new Error("The demo has offers");
  const offers: Offer[] = [
    { ...one, project: null },
    { ...other, slug: "second", badge: "A second offer" },
  ];
  api.fail(
    modifyAnswer(workingUrl, "offers", () => ({ content: offers })),
    isOffers,
  );
  const { document } = await visitFailing(linkTo("en", "offers"));
  expect(allIn(document, "article.offer")).toHaveLength(2);
  const free = onlyIn(document, `#${one.slug}`);
  expect(textOf(onlyIn(free, ".tag--offer"))).toBe(one.badge);
  expect(allIn(free, "img")).toHaveLength(1);
  const name = textsOf("en")("offers.ask");
  expect(within(free).getByRole("link", { name })).toHaveAttribute("href", linkTo("en", "enquiry"));
  expect(textOf(onlyIn(document, "#second .tag--offer"))).toBe("A second offer");
});

/** Days from the tests' fixed date to the last valid day. */
function daysTo({ validUntil }: Pick<Offer, "validUntil">): number {
  let days = 0;
  while (addDays(today, days) < validUntil) days += 1;
  return days;
}
