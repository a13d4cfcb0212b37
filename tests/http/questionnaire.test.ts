import { expect, onTestFinished, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { noAnswers, type QuestionnaireAnswers } from "#domain/questionnaire.ts";
import { startSiteWithFailingApi } from "#tests/http/support/failing-api-site.ts";
import { formUrl } from "#tests/http/support/forms.ts";
import { textOf, visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { immediateFaults } from "#tests/support/failing-api.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

const texts = textsOf("en");

function result(answers: Partial<QuestionnaireAnswers>): string {
  return linkTo("en", "questionnaire", {
    step: "result",
    answers: { ...noAnswers, ...answers },
  });
}

type Page = Awaited<ReturnType<typeof visit>>;

function headingOf(page: Page): string {
  return textOf(page.getByRole("heading", { level: 1 }));
}

test("without matches it names the answers to relax and the nearest projects", async () => {
  const answers = { type: "villas", rooms: "7+2", budget: "150000-250000" } as const;
  const page = await visit(result(answers));
  expect(headingOf(page)).toBe(texts("questionnaire.none.heading"));
  const nearest = page
    .getAllByRole("listitem")
    .filter((item) => textOf(item).includes("West Lake Villas"));
  expect(nearest).toHaveLength(1);
  expect(nearest[0]).toHaveTextContent("7+2");
  expect(nearest[0]).toHaveTextContent("$1,080,000");
  expect(nearest[0]).toHaveTextContent("$851,910");
  const budgetLink = page
    .getAllByRole("link")
    .find((link) => textOf(link).includes(texts("questionnaire.relaxation.budget", { count: 3 })));
  const budget = await visit(budgetLink?.getAttribute("href") ?? "");
  expect(headingOf(budget)).toBe(texts("questionnaire.question.budget"));
  expect(budget.document.querySelector('[value="150000-250000"]')).toBeChecked();
  budget.getByRole("radio", { name: texts("questionnaire.any") }).click();
  const finish = budget.getByRole("button", { name: texts("questionnaire.finish") });
  const fits = await visit(formUrl(finish.closest("form")));
  expect(headingOf(fits)).toBe(texts("questionnaire.result.heading", { count: 3 }));
});

test("the linked listing has as many projects, and matches are sorted by total cost", async () => {
  const page = await visit(result({ type: "apartments", rooms: "2+1", budget: "250000-400000" }));
  expect(headingOf(page)).toBe(texts("questionnaire.result.heading", { count: 8 }));
  const reasons = [...page.document.querySelectorAll(".match__reasons li:first-child")].map(textOf);
  const verdicts = ["inside your budget", "below the range you named", "over your budget"];
  const order = reasons.map((reason) => verdicts.findIndex((words) => reason.includes(words)));
  expect(new Set(order)).toEqual(new Set([0, 1, 2]));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  const all = page.getByRole("link", { name: texts("questionnaire.result.all", { count: 8 }) });
  const listing = await visit(all.getAttribute("href") ?? "");
  expect(listing.document.querySelectorAll("article.card")).toHaveLength(8);
});

test("six bedrooms match exactly six, and a second living room is mentioned", async () => {
  const { document } = await visit(result({ rooms: "6+1" }));
  const fits = [...document.querySelectorAll<HTMLElement>(".match")];
  expect(fits).toHaveLength(6);
  expect(fits.filter((fit) => textOf(fit).includes("5+1"))).toEqual([]);
  const other = fits.find((fit) => textOf(fit).includes("6+2"));
  expect(other).toHaveTextContent("As many bedrooms as \u20686+1\u2069");
});

test("a type without projects is reported, and other types are no near matches", async () => {
  const question = await visit(linkTo("en", "questionnaire", { step: "type", answers: noAnswers }));
  const none = texts("questionnaire.choice.none_now");
  expect(question.getAllByRole("radio", { name: new RegExp(none) })).toHaveLength(1);
  const page = await visit(result({ type: "land" }));
  const heading = page.getByRole("heading", { name: texts("questionnaire.none.other_kind") });
  expect(heading).toBeInTheDocument();
  expect(page.queryByRole("heading", { name: texts("questionnaire.none.nearest") })).toBeNull();
});

test("land has a question about its size, and answers are in the chosen currency and unit", async () => {
  const headers = { Cookie: "currency=AED; area_unit=sqft" };
  const answers = { ...noAnswers, type: "land", rooms: "2+1" } as const;
  const details = await visit(linkTo("en", "questionnaire", { step: "details", answers }), {
    headers,
  });
  expect(details.getAllByRole("radio")).toHaveLength(4);
  const size = details.getByRole("radio", { name: /200–500\sm².*about.*2,153–5,382/ });
  expect(size).toBeInTheDocument();
  const budgets = await visit(linkTo("en", "questionnaire", { step: "budget", answers }), {
    headers,
  });
  const budget = budgets.getByRole("radio", { name: /\$250,000–\$400,000.*about.*AED/ });
  expect(budget).toBeInTheDocument();
});

const withoutUpperEnd = {
  en: / and above about .+ and above$/,
  ar: / فأكثر نحو .+ فأكثر$/,
  ru: /^от .+ примерно от [^а-я]+$/,
  tr: / ve üzeri yaklaşık .+ ve üzeri$/,
  zh: /及以上 约.+及以上$/,
};

for (const language of testedLanguages) {
  test(`a budget without an upper end is converted to another currency: ${language}`, async () => {
    const path = linkTo(language, "questionnaire", { step: "budget", answers: noAnswers });
    const { document } = await visit(path, { headers: { Cookie: "currency=RUB" } });
    const last = [...document.querySelectorAll(".radio label")].at(-1);
    expect(textOf(last)).toMatch(withoutUpperEnd[language]);
  });
}

test("shows an error where matches cannot be loaded, and still accepts the answers", async () => {
  const failingSite = await startSiteWithFailingApi();
  onTestFinished(() => failingSite.close());
  failingSite.api.fail(immediateFaults["answers 500"] ?? null, (path) =>
    path.includes("/projects/search?"),
  );
  const page = await failingSite.visit(result({ type: "villas" }));
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(headingOf(page)).toBe(texts("questionnaire.unavailable.heading"));
  expect(page.document.querySelector("[name=questionnaire]")).toHaveValue(
    JSON.stringify({ type: "villas", rooms: "any", budget_usd: "any" }),
  );
});
