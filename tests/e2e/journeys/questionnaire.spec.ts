import type { Locator, Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import {
  noAnswers,
  type QuestionnaireAnswers,
  type QuestionnaireState,
} from "#domain/questionnaire.ts";
import type { QuestionnaireContent } from "#site/features/questionnaire/content.ts";
import { questionnaireHash } from "#site/components/questionnaire-hash.ts";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import {
  formIn,
  fillContactDetails,
  randomVisitor,
  storedEnquiriesFrom,
} from "#tests/e2e/support/enquiry-form.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import {
  choosePreference,
  expectStep,
  languageName,
  questionnaireLinks,
} from "#tests/e2e/support/page-steps.ts";
import { textsOf, type Texts } from "#tests/e2e/support/message-texts.ts";

const answers: QuestionnaireAnswers = {
  type: "apartments",
  rooms: "2+1",
  size: null,
  budget: "400000-600000",
};

test(
  "it is answered step by step, back and forward, and continues after a reload",
  { tag: ["@layout", "@chinese"] },
  async ({ page, language, texts }) => {
    await openHydrated(page, linkTo(language, "home"));
    const opener = questionnaireLinks(page.getByRole("main"), language);
    const dialog = page.getByRole("dialog");
    await opener.click();
    await expectStep(dialog, texts("questionnaire.intro.heading"));
    expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
    await dialog.getByRole("link", { name: texts("questionnaire.start") }).click();

    await expectStep(dialog, texts("questionnaire.question.type"));
    await expect(dialog.getByRole("status").first()).toHaveText(
      texts("questionnaire.progress", { step: "2", steps: "5" }),
    );
    await choose(dialog, texts, "apartments");
    await expectStep(dialog, texts("questionnaire.question.rooms"));
    await choose(dialog, texts, "2-1");
    await expectStep(dialog, texts("questionnaire.question.budget"));
    await expect(page).toHaveURL(/#questionnaire\?step=budget&type=apartments&rooms=2-1$/);

    const requestedUrls = requestsFrom(page);
    await page.goBack();
    await page.goBack();
    await expectStep(dialog, texts("questionnaire.question.type"));
    await expect(choice(dialog, "apartments")).toBeChecked();
    await page.goForward();
    await expectStep(dialog, texts("questionnaire.question.rooms"));
    await expect(choice(dialog, "2-1")).toBeChecked();
    await dialog.getByRole("link", { name: texts("questionnaire.previous") }).click();
    await expectStep(dialog, texts("questionnaire.question.type"));
    await page.goBack();
    await expectStep(dialog, texts("questionnaire.intro.heading"));
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(linkTo(language, "home"));
    await page.goForward();
    await page.goForward();
    await page.goForward();
    await expectStep(dialog, texts("questionnaire.question.rooms"));
    expect(requestedUrls).toEqual([]); // no page, and nothing loaded already

    await page.reload({ waitUntil: "networkidle" });
    await expectStep(dialog, texts("questionnaire.question.rooms"));
    await expect(choice(dialog, "2-1")).toBeChecked();
    await dialog.getByRole("button", { name: texts("questionnaire.close") }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(linkTo(language, "home"));
  },
);

test(
  "it continues on another page and in another language, shows matches, and is sent with its answers",
  { tag: "@chinese" },
  async ({ page, request, language, texts, siteDatabase }) => {
    const other: Locale = language === "en" ? "ar" : "en";
    const dialog = page.getByRole("dialog");
    const begun: QuestionnaireState = {
      step: "details",
      answers: { ...noAnswers, type: "apartments", rooms: "2+1" },
    };
    await openHydrated(page, linkTo(other, "home") + questionnaireHash(begun));
    await expectStep(dialog, textsOf(other)("questionnaire.question.rooms"));
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(linkTo(other, "home"));

    const listing = { country: "turkey" };
    await openHydrated(page, linkTo(other, "listing", listing));
    await choosePreference({ page }, languageName(language));
    await expect(page).toHaveURL(linkTo(language, "listing", listing));
    await page.waitForLoadState("networkidle");
    await questionnaireLinks(page.getByRole("main"), language).last().click();
    await expectStep(dialog, texts("questionnaire.question.rooms"));
    await expect(choice(dialog, "2-1")).toBeChecked();
    await dialog.getByRole("button", { name: texts("questionnaire.next") }).click();
    await expectStep(dialog, texts("questionnaire.question.budget"));
    await choice(dialog, "400000-600000").check();
    await dialog.getByRole("button", { name: texts("questionnaire.finish") }).click();

    const content = await request.get(
      linkTo(language, "questionnaire-content", { step: "result", answers }),
    );
    const { outcome } = (await content.json()) as QuestionnaireContent; // our own route
    if (outcome === null || !("matches" in outcome)) throw new Error("Nothing fits in the demo");
    const found = texts("questionnaire.result.heading", { count: outcome.count });
    await expectStep(dialog, found);
    const [match] = outcome.matches;
    if (match === undefined) throw new Error("No match is shown");
    await dialog.getByRole("link", { name: match.name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(match.name);
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expectStep(dialog, found);

    const person = randomVisitor(language);
    const form = formIn(dialog);
    await fillContactDetails(form, texts, person);
    await form.getByRole("button", { name: texts("enquiry.send.question") }).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText(
      texts("thanks.received"),
    );
    await expect(dialog).toHaveCount(0);
    expect(await storedEnquiriesFrom(siteDatabase, person.email)).toMatchObject([
      {
        enquiry: { kind: "contact", name: person.name },
        context: {
          locale: language,
          page: linkTo(language, "listing", listing),
          questionnaire: { type: "apartments", rooms: "2+1", budget_usd: "400000-600000" },
        },
      },
    ]);
  },
);

test("the contact dialog does not open over it, and the next form includes its answers", async ({
  page,
  language,
  texts,
  siteDatabase,
}) => {
  await openHydrated(page, linkTo(language, "listing", { country: "turkey", type: "villas" }));
  const opener = page
    .getByRole("main")
    .locator(`a[href="${linkTo(language, "enquiry", {})}"]`)
    .last();
  const dialog = page.getByRole("dialog");
  await opener.click();
  await questionnaireLinks(dialog, language).click();
  await expectStep(dialog, texts("questionnaire.intro.heading"));
  await expect(dialog).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await questionnaireLinks(page.getByRole("main"), language).click();
  await dialog.getByRole("link", { name: texts("questionnaire.start") }).click();
  await expect(choice(dialog, "villas")).toBeChecked(); // the listing shows nothing else
  await dialog.getByRole("button", { name: texts("questionnaire.next") }).click();
  await expectStep(dialog, texts("questionnaire.question.rooms"));
  await page.keyboard.press("Escape");
  await opener.click();

  const person = randomVisitor(language);
  const form = formIn(dialog);
  await fillContactDetails(form, texts, person);
  await form.getByRole("button", { name: texts("enquiry.send.question") }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(texts("thanks.received"));
  expect(await storedEnquiriesFrom(siteDatabase, person.email)).toMatchObject([
    { context: { questionnaire: { type: "villas" } } },
  ]);
});

test(
  "without its scripts it opens as a page, and going back returns to the page before",
  { tag: "@full" },
  async ({ page, language, texts }) => {
    await openHydrated(page, linkTo(language, "home"));
    await page.route("**/questionnaire-popup-*.js", (route) => route.abort());
    await questionnaireLinks(page.getByRole("main"), language).click();
    await expect(page).toHaveURL(linkTo(language, "questionnaire"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      texts("questionnaire.intro.heading"),
    );
    await page.goBack();
    await expect(page).toHaveURL(linkTo(language, "home"));
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

function choice(dialog: Locator, value: string): Locator {
  return dialog.locator(`input[value="${value}"]`);
}

async function choose(dialog: Locator, texts: Texts, value: string): Promise<void> {
  await choice(dialog, value).check();
  await dialog.getByRole("button", { name: texts("questionnaire.next") }).click();
}

/** Requests from here on, except pictures. */
function requestsFrom(page: Page): string[] {
  const requestedUrls: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") requestedUrls.push(request.url());
  });
  return requestedUrls;
}
