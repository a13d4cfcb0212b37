import { afterAll, beforeAll, expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { formatsFor } from "#i18n/format.ts";
import { usDollar } from "#i18n/visitor-currency.ts";
import { modifyAnswer } from "#tests/e2e/support/modified-answers.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { startSiteWithFailingApi } from "#tests/http/support/failing-api-site.ts";
import { textOf, visit } from "#tests/http/support/site.ts";
import { projectFile } from "#tests/support/content-files.ts";

const texts = textsOf("en");
const homes = ["IST-1042", "DXB-2010"];
const two = linkTo("en", "compare", { homes });

let failingSite: Awaited<ReturnType<typeof startSiteWithFailingApi>>;
beforeAll(async () => {
  failingSite = await startSiteWithFailingApi();
});
afterAll(() => failingSite.close());

/** Phases in order; each payment stage of a project's page belongs to one. */
const phases = ["signing", "building", "keys", "after"] as const;
const planned: { slug: string; stages: readonly (typeof phases)[number][] }[] = [
  { slug: "bosphorus-terraces", stages: ["signing", "building", "keys"] },
  { slug: "marina-arc", stages: ["signing", "building", "keys"] },
  { slug: "germasogeia-park", stages: ["signing", "building", "building", "keys"] },
  { slug: "beylikduzu-bay", stages: ["signing", "building", "keys", "after"] },
];

test("landed cost and payments are those of each project's own page, to the dollar", async () => {
  const path = linkTo("en", "compare", { homes: [...homes, "CYP-3003", "IST-1083"] });
  const { document } = await visit(path);
  const figuresOf = (row: string) =>
    allTexts(document, `[data-row="${row}"] td`).map((text) => dollarsIn(text)[0] ?? 0);
  const prices = figuresOf("price");
  const paid = phases.map(figuresOf);
  const totals = figuresOf("total");
  const costs = figuresOf("costs");
  expect(prices).toEqual([420_000, 545_000, 268_000, 95_000]);
  for (const [index, { slug, stages }] of planned.entries()) {
    const { country, city } = projectFile(slug);
    const path = linkTo("en", "project", { country, city, slug });
    const page = await visit(`${path}?signing=2026-12-01`);
    const receipt = page.document.querySelector("#cost .receipt");
    const dollars = (amount = 0) => formatsFor("en").money(amount, usDollar);
    expect(receipt?.querySelector(".receipt__total")).toHaveTextContent(dollars(totals[index]));
    expect(receipt?.querySelector(".receipt__costs")).toHaveTextContent(dollars(costs[index]));
    expect(page.getByRole("heading", { name: texts("plan.heading") })).toBeInTheDocument();
    const payments = paymentsOf(page.document, stages);
    const expected = phases.map((phase) => sumOf(payments.filter((it) => it.phase === phase)));
    const compared = paid.map((phase) => phase[index] ?? 0);
    expect({ slug, payments: compared }).toEqual({ slug, payments: expected });
    expect({ slug, sum: sumOf(payments) }).toEqual({ slug, sum: prices[index] });
  }
});

interface Payment {
  phase: string;
  usd: number;
}

/** Payments of the date table, shown once a signing date is chosen, each with its stage's phase. */
function paymentsOf(document: Document, stages: readonly string[]): Payment[] {
  const items = allTexts(document, ".stages li");
  expect(items).toHaveLength(stages.length);
  const of = items.flatMap((text, index) =>
    Array.from(
      { length: Number(/(\d+) payments/.exec(text)?.[1] ?? 1) },
      () => stages[index] ?? "",
    ),
  );
  const amounts = allTexts(document, ".dates tbody tr");
  expect(amounts).toHaveLength(of.length);
  return of.map((phase, index) => ({ phase, usd: dollarsIn(amounts[index] ?? "")[0] ?? 0 }));
}

function allTexts(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(textOf);
}

function sumOf(payments: readonly Payment[]): number {
  return payments.reduce((sum, { usd }) => sum + usd, 0);
}

/** Amounts in a text, in whole dollars. */
function dollarsIn(text: string): number[] {
  return [...text.matchAll(/\$([\d,]+)/g)].map(([, amount = ""]) =>
    Number(amount.replaceAll(",", "")),
  );
}

test("differing rows are marked, and a payment without a plan is explained", async () => {
  const page = await visit(two);
  const name = (row: string) => page.document.querySelector(`[data-row="${row}"] th`);
  expect(name("total")).toHaveTextContent(texts("compare.differs"));
  expect(name("status")).not.toHaveTextContent(texts("compare.differs"));
  expect(page.document.querySelectorAll('[data-row="after"]')).toHaveLength(0);
  expect(page.getByText(texts("compare.no_payment_due", { phase: "after" }))).toBeInTheDocument();
});

test("a sold project is marked, shows last prices and no date, and is highlighted nowhere", async () => {
  const { document } = await visit(linkTo("en", "compare", { homes: ["IST-1060", ...homes] }));
  const sold = (row: string) => document.querySelector(`[data-row="${row}"] td`);
  expect(sold("price")).toHaveTextContent(texts("compare.last_price"));
  expect(sold("handover")).toHaveTextContent(texts("card.status.sold"));
  expect(sold("handover")).not.toHaveTextContent(/20\d\d/);
  expect(document.querySelectorAll("td.comparison__sold .comparison__best")).toHaveLength(0);
  expect(document.querySelector(".comparison__best")).toBeInTheDocument();
});

test("withdrawn and unknown references are named with a link to remove them", async () => {
  const withdrawing = modifyAnswer(failingSite.workingUrl, "referencedProjects", ({ content }) => ({
    content: content.slice(0, 2),
    withdrawn: ["CYP-3003"],
  }));
  failingSite.api.fail(withdrawing, (path) => path.startsWith("/projects/references"));
  const requested = [...homes, "CYP-3003", "IST-9999"];
  const page = await failingSite.visit(linkTo("en", "compare", { homes: requested }));
  const notices = [...page.document.querySelectorAll<HTMLElement>(".notice")];
  expect(notices).toHaveLength(2);
  expect(notices[0]).toHaveTextContent("CYP-3003");
  expect(notices[1]).toHaveTextContent("IST-9999");
  const remove = [...(notices[0]?.querySelectorAll("a") ?? [])].find(
    (link) => textOf(link) === texts("compare.remove"),
  );
  expect(remove).toHaveAttribute(
    "href",
    linkTo("en", "compare", { homes: [...homes, "IST-9999"] }),
  );
  expect(page.getAllByRole("columnheader")).toHaveLength(2);
  expect(page.document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("without a script a comparison is complete, and projects are removed by links", async () => {
  const unasked = await visit(linkTo("en", "compare"));
  expect(unasked.getByText(texts("compare.without_script"))).toBeInTheDocument();
  const page = await visit(two);
  for (const row of ["status", "total"])
    expect(page.document.querySelector(`[data-row="${row}"]`)).toBeInTheDocument();
  const checkbox = page.getByRole("checkbox", { name: texts("compare.only_differences") });
  expect(checkbox).not.toBeChecked();
  const name = texts("compare.remove_named", { name: "Marina Arc" });
  const rest = page.getByRole("link", { name }).getAttribute("href") ?? "";
  expect(rest).toBe(linkTo("en", "compare", { homes: ["IST-1042"] }));
  const one = await visit(rest);
  expect(one.getByRole("heading", { name: texts("compare.single.heading") })).toBeInTheDocument();
});
