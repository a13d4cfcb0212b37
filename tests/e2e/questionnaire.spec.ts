/** What the questionnaire makes of its answers, and how it turns with a script. */
import { linkTo } from "#domain/links.ts";
import { locales } from "#domain/locale.ts";
import { noAnswers, type QuestionnaireAnswers } from "#domain/questionnaire.ts";
import { expect, test as awayTest } from "#tests/e2e/support/api-away.ts";
import { test } from "#tests/e2e/support/journey.ts";
import { openScripted } from "#tests/e2e/support/documents.ts";
import { languageName, prefer } from "#tests/e2e/support/site.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";
import { failings } from "#tests/support/failing-api.ts";

const texts = textsOf("en");

function result(answers: Partial<QuestionnaireAnswers>): string {
  return linkTo("en", "questionnaire", {
    step: "result",
    answers: { ...noAnswers, ...answers },
  });
}

test("where nothing fits, it says what to give up and how near the nearest come", async ({
  page,
}) => {
  const answers = { type: "villas", rooms: "7+2", budget: "150000-250000" } as const;
  await openScripted(page, result(answers));
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(texts("questionnaire.none.heading"));
  const nearest = page.getByRole("listitem").filter({ hasText: "West Lake Villas" });
  await expect(nearest).toContainText("7+2");
  await expect(nearest).toContainText("$1,080,000");
  await expect(nearest).toContainText("$851,910");
  await page.getByRole("link", { name: texts("questionnaire.way.budget", { count: 3 }) }).click();
  await expect(heading).toHaveText(texts("questionnaire.question.budget"));
  await expect(page.locator('[value="150000-250000"]')).toBeChecked();
  await page.getByRole("radio", { name: texts("questionnaire.any") }).check();
  await page.getByRole("button", { name: texts("questionnaire.finish") }).click();
  await expect(heading).toHaveText(texts("questionnaire.found.heading", { count: 3 }));
  await expect(page).toHaveURL(result({ type: "villas", rooms: "7+2" }));
});

test("the result is no wider than the narrowest phone, however long a badge is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const answers = { ...noAnswers, type: "villas", rooms: "7+2", budget: "150000-250000" } as const;
  for (const language of locales) {
    await page.goto(linkTo(language, "questionnaire", { step: "result", answers }));
    await expect(page.locator(".fit .rbadge").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(320);
  }
});

test("the listing that it leads to has as many projects, and costs decide which come first", async ({
  page,
}) => {
  await page.goto(result({ type: "apartments", rooms: "2+1", budget: "250000-400000" }));
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(texts("questionnaire.found.heading", { count: 8 }));
  const reasons = await page.locator(".fit__why li:first-child").allTextContents();
  const verdicts = ["inside your budget", "below the range you named", "over your budget"];
  const order = reasons.map((reason) => verdicts.findIndex((words) => reason.includes(words)));
  expect(new Set(order)).toEqual(new Set([0, 1, 2]));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  await page.getByRole("link", { name: texts("questionnaire.found.all", { count: 8 }) }).click();
  await expect(page.locator("article.card")).toHaveCount(8);
});

test("six bedrooms are six, and another living room is said", async ({ request, show }) => {
  const page = await show(await request.get(result({ rooms: "6+1" })));
  const fits = page.locator(".fit");
  await expect(fits).toHaveCount(6);
  await expect(fits.filter({ hasText: "5+1" })).toHaveCount(0);
  const other = fits.filter({ hasText: "6+2" }).first();
  await expect(other).toContainText("As many bedrooms as \u20686+1\u2069");
});

test("a kind that nobody sells is said to have none, and homes of another kind are not near", async ({
  page,
}) => {
  await page.goto(linkTo("en", "questionnaire", { step: "type", answers: noAnswers }));
  const none = texts("questionnaire.choice.none_now");
  await expect(page.getByRole("radio", { name: new RegExp(none) })).toHaveCount(1);
  await page.goto(result({ type: "land" }));
  await expect(
    page.getByRole("heading", { name: texts("questionnaire.none.other_kind") }),
  ).toBeVisible();
  await expect(
    page.getByRole("heading", { name: texts("questionnaire.none.nearest") }),
  ).toHaveCount(0);
});

test("land is asked for by size, and budgets stand beside in the chosen currency and unit", async ({
  page,
  context,
  siteUrl,
}) => {
  await context.addCookies([
    { name: "currency", value: "AED", url: siteUrl },
    { name: "area_unit", value: "sqft", url: siteUrl },
  ]);
  const answers = { ...noAnswers, type: "land", rooms: "2+1" } as const;
  await page.goto(linkTo("en", "questionnaire", { step: "details", answers }));
  await expect(page.getByRole("radio")).toHaveCount(4);
  await expect(page.getByRole("radio", { name: /200–500 m².*about.*2,153–5,382/ })).toBeVisible();
  await page.goto(linkTo("en", "questionnaire", { step: "budget", answers }));
  await expect(page.getByRole("radio", { name: /\$250,000–\$400,000.*about.*AED/ })).toBeVisible();
});

test("a budget without an upper end reads rightly in another currency, too", async ({
  request,
  show,
}) => {
  for (const [locale, words] of [
    ["en", / and above about .+ and above$/],
    ["ar", / فأكثر نحو .+ فأكثر$/],
    ["ru", /^от .+ примерно от [^а-я]+$/],
    ["tr", / ve üzeri yaklaşık .+ ve üzeri$/],
    ["zh", /及以上 约.+及以上$/],
  ] as const) {
    const path = linkTo(locale, "questionnaire", { step: "budget", answers: noAnswers });
    const answer = await request.get(path, { headers: { Cookie: "currency=RUB" } });
    await expect((await show(answer)).locator(".pick label").last()).toHaveText(words);
  }
});

test("with a script each step turns in place, and Back, a reload and a language keep the answers", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await openScripted(page, linkTo("en", "questionnaire"));
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
  await prefer({ page }, languageName("tr"));
  await expect(heading).toHaveText(textsOf("tr")("questionnaire.question.budget"));
  const answers = { ...noAnswers, type: "apartments", rooms: "3+1" } as const;
  await expect(page).toHaveURL(linkTo("tr", "questionnaire", { step: "budget", answers }));
});

awayTest(
  "says so where what fits cannot be had, and still takes the answers",
  async ({ request, show, api, site }) => {
    api.fail(failings["answers 500"] ?? null, (path) => path.includes("/projects/search?"));
    const answer = await request.get(site.url + result({ type: "villas" }));
    api.fail(null);
    expect([answer.status(), answer.headers()["cache-control"]]).toEqual([200, "no-store"]);
    const page = await show(answer);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      texts("questionnaire.missing.heading"),
    );
    await expect(page.locator("[name=questionnaire]")).toHaveValue(
      JSON.stringify({ type: "villas", rooms: "any", budget_usd: "any" }),
    );
  },
);
