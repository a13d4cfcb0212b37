import { linkTo } from "#domain/links.ts";
import { noAnswers, type QuestionnaireAnswers } from "#domain/questionnaire.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { languageName, choosePreference } from "#tests/e2e/support/page-steps.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";
import { horizontalOverflow } from "#tests/e2e/support/horizontal-overflow.ts";

const texts = textsOf("en");

function result(answers: Partial<QuestionnaireAnswers>): string {
  return linkTo("en", "questionnaire", {
    step: "result",
    answers: { ...noAnswers, ...answers },
  });
}

test(
  "without matches it names the answers to relax and the nearest projects",
  { tag: "@full" },
  async ({ page }) => {
    const answers = { type: "villas", rooms: "7+2", budget: "150000-250000" } as const;
    await openHydrated(page, result(answers));
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(texts("questionnaire.none.heading"));
    const nearest = page.getByRole("listitem").filter({ hasText: "West Lake Villas" });
    await expect(nearest).toContainText("7+2");
    await expect(nearest).toContainText("$1,080,000");
    await expect(nearest).toContainText("$851,910");
    await page
      .getByRole("link", { name: texts("questionnaire.relaxation.budget", { count: 3 }) })
      .click();
    await expect(heading).toHaveText(texts("questionnaire.question.budget"));
    await expect(page.locator('[value="150000-250000"]')).toBeChecked();
    await page.getByRole("radio", { name: texts("questionnaire.any") }).check();
    await page.getByRole("button", { name: texts("questionnaire.finish") }).click();
    await expect(heading).toHaveText(texts("questionnaire.result.heading", { count: 3 }));
    await expect(page).toHaveURL(result({ type: "villas", rooms: "7+2" }));
  },
);

test("the result is no wider than the narrowest phone, however long a badge is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const answers = { ...noAnswers, type: "villas", rooms: "7+2", budget: "150000-250000" } as const;
  for (const language of testedLanguages) {
    await page.goto(linkTo(language, "questionnaire", { step: "result", answers }));
    await expect(page.locator(".match .residence-badge").first()).toBeVisible();
    expect(await horizontalOverflow(page), language).toBe(0);
  }
});

test("with a script steps change without a page load, and Back, a reload and a language switch preserve the answers", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await openHydrated(page, linkTo("en", "questionnaire"));
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole("link", { name: texts("questionnaire.start") }).click();
  await expect(heading).toHaveText(texts("questionnaire.question.type"));
  await expect(heading).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText(texts("questionnaire.question.rooms"));
  await page.getByRole("radio", { name: "3+1" }).check();
  await page.getByRole("button", { name: texts("questionnaire.next") }).click();
  await expect(heading).toHaveText(texts("questionnaire.question.budget"));
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  await page.goBack();
  await expect(heading).toHaveText(texts("questionnaire.question.rooms"));
  await page.goForward();
  await page.reload();
  await choosePreference({ page }, languageName("tr"));
  await expect(heading).toHaveText(textsOf("tr")("questionnaire.question.budget"));
  const answers = { ...noAnswers, type: "apartments", rooms: "3+1" } as const;
  await expect(page).toHaveURL(linkTo("tr", "questionnaire", { step: "budget", answers }));
});
