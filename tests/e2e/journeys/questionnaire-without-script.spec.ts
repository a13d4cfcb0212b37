import { linkTo } from "#domain/links.ts";
import { noAnswers } from "#domain/questionnaire.ts";
import {
  formIn,
  fillContactDetails,
  randomVisitor,
  storedEnquiriesFrom,
} from "#tests/e2e/support/enquiry-form.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { languageName, choosePreference } from "#tests/e2e/support/page-steps.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";

test.use({ javaScriptEnabled: false });

test(
  "without a script the questions lead to matches, in another language too, and an enquiry includes the answers",
  { tag: "@chinese" },
  async ({ page, language, texts, siteDatabase }) => {
    const person = randomVisitor(language);
    const question = page.getByRole("main").getByRole("heading", { level: 1 });
    const pick = (value: string) => page.locator(`[type=radio][value="${value}"]`);
    const go = (name: string) => page.getByRole("button", { name }).click();
    const next = texts("questionnaire.next");

    await page.goto(linkTo(language, "questionnaire"));
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await page.getByRole("link", { name: texts("questionnaire.start") }).click();
    await expect(question).toHaveText(texts("questionnaire.question.type"));
    await expect(
      page.getByRole("img", { name: texts("questionnaire.progress", { step: "2", steps: "5" }) }),
    ).toBeVisible();
    await expect(page.getByRole("radio", { name: texts("questionnaire.any") })).toBeChecked();
    await pick("land").check();
    await go(next);
    await expect(question).toHaveText(texts("questionnaire.question.size"));
    await page.getByRole("link", { name: texts("questionnaire.previous") }).click();
    await expect(pick("land")).toBeChecked();
    await pick("villas").check();
    await go(next);
    await expect(question).toHaveText(texts("questionnaire.question.rooms"));
    await pick("4-1").check();
    await go(next);
    await expect(question).toHaveText(texts("questionnaire.question.budget"));
    await page.reload();
    await pick("400000-600000").check();
    await go(texts("questionnaire.finish"));

    await expect(question).toHaveText(texts("questionnaire.result.heading", { count: 1 }));
    const fit = page.getByRole("listitem").filter({ hasText: "West Lake Villas" });
    await expect(fit).toContainText("4+1");
    await expect(fit).toContainText("464,410"); // 455,000 plus the receipt's costs
    const form = formIn(page.getByRole("main"));
    await fillContactDetails(form, texts, person);
    await form.getByRole("button", { name: texts("enquiry.send.question") }).click();
    await expect(page).toHaveURL(/thanks-you\?enquiry=SHL-/);
    expect(await storedEnquiriesFrom(siteDatabase, person.email)).toMatchObject([
      {
        context: {
          page: linkTo(language, "questionnaire"),
          questionnaire: { type: "villas", rooms: "4+1", budget_usd: "400000-600000" },
        },
      },
    ]);

    const other = language === "en" ? "ar" : "en";
    const answers = {
      ...noAnswers,
      type: "villas",
      rooms: "4+1",
      budget: "400000-600000",
    } as const;
    const state = { step: "budget", answers } as const;
    await page.goto(linkTo(language, "questionnaire", state));
    await choosePreference({ page }, languageName(other));
    await expect(page).toHaveURL(linkTo(other, "questionnaire", state));
    await expect(question).toHaveText(textsOf(other)("questionnaire.question.budget"));
    await expect(pick("400000-600000")).toBeChecked();
  },
);
