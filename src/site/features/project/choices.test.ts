import { expect, test } from "vitest";
import { currencyRates } from "#tests/support/content-files.ts";
import {
  exampleCost,
  exampleProgramme,
  exampleProject,
  exampleUnit,
} from "#tests/support/example-project.ts";
import { readChoices } from "./choices.ts";

const today = "2026-11-21";
const project = exampleProject({
  startFromUsd: 300_000,
  units: [
    exampleUnit({ rooms: "2+1", priceUsd: { from: 400_000, to: null } }),
    exampleUnit({ rooms: "1+1", priceUsd: { from: 200_000, to: null }, available: 0 }),
    exampleUnit({ rooms: "1+1", priceUsd: { from: 300_000, to: null } }),
  ],
});

function read(query: string, of = project) {
  return readChoices(of, new URLSearchParams(query), currencyRates, today);
}

test("by default the page calculates the row of the start-from price, from the first of next month", () => {
  expect(read("")).toEqual({
    choices: {
      unit: 2,
      plan: 0,
      signing: "2026-12-01",
      sale: "first",
      onlyWith: [],
      loanPercent: 50,
    },
    options: { resale: false, mortgage: false, mainHome: false, programmes: [] },
    query: "",
    signingDays: { min: "2021-01-01", max: "2031-12-31" },
    hasSigningDay: false,
    invalid: { signing: null, loan: null },
  });
});

test("a row is selected by its number", () => {
  expect(read("unit=1").choices.unit).toBe(0);
  expect(read("unit=1").query).toBe("unit=1");
});

test.each(["unit=0", "unit=4", "unit=-1", "unit=1.5", "unit=2+1", "unit=", "unit=x"])(
  "%s is dropped",
  (query) => {
    expect(read(query).choices.unit).toBe(2);
    expect(read(query).query).toBe("");
  },
);

test("a row that is sold out is dropped, except in a sold project", () => {
  expect(read("unit=2").choices.unit).toBe(2);
  expect(read("unit=2", { ...project, status: "sold" }).choices.unit).toBe(1);
});

test("a row beyond the last is dropped in a sold project too", () => {
  expect(read("unit=4", { ...project, status: "sold" }).choices.unit).toBe(2);
});

test("default choices are omitted from the URL", () => {
  expect(read("unit=3&plan=1&loan=50&sale=first").query).toBe("");
});

test.each(["2026-02-30", "yesterday", "2019-01-01", "2036-01-01", "20270101"])(
  "%s is dropped as a signing date",
  (day) => {
    expect(read(`signing=${day}`).choices.signing).toBe("2026-12-01");
  },
);

test.each(["2020-12-31", "2032-01-01"])("%s is reported as an invalid signing date", (day) => {
  expect(read(`signing=${day}`).invalid.signing).toBe(day);
});

test.each(["2027-02-15", "2026-12-01"])(
  "%s stays in the query, even when it is the default",
  (day) => {
    expect(read(`signing=${day}`)).toMatchObject({ query: `signing=${day}`, hasSigningDay: true });
  },
);

test("an invalid signing date is replaced by the default one", () => {
  expect(read("signing=2032-01-01").query).toBe("signing=2026-12-01");
});

test("a plan that does not exist is dropped", () => {
  expect(read("plan=2").query).toBe("");
  const [plan] = project.paymentPlans;
  if (plan === undefined) throw new Error("The example has a plan");
  expect(read("plan=2", { ...project, paymentPlans: [plan, plan] }).choices.plan).toBe(1);
});

const dubai = exampleProject({
  status: "ready",
  purchase: {
    currency: "AED",
    programmes: [exampleProgramme()],
    costs: [
      exampleCost("commission", { appliesTo: { sale: "resale" } }),
      exampleCost("mortgage-entry", { appliesTo: { onlyWith: "mortgage", cities: ["dubai"] } }),
      exampleCost("vat-main-home", { appliesTo: { onlyWith: "main-home", sale: "first" } }),
      exampleCost("appraisal", { appliesTo: { onlyWith: "golden-visa" } }),
      exampleCost("plot-survey", { appliesTo: { onlyWith: "plot", categories: ["land"] } }),
    ],
  },
});

test("choices that the purchase rules define are accepted", () => {
  expect(read("", dubai).options).toEqual({
    resale: true,
    mortgage: true,
    mainHome: true,
    programmes: [{ slug: "golden-visa", name: "Golden visa, 10 years" }],
  });
  const result = read("sale=resale&with=mortgage&with=golden-visa&with=mortgage&loan=60", dubai);
  expect(result.choices).toMatchObject({
    sale: "resale",
    onlyWith: ["golden-visa", "mortgage"],
    loanPercent: 60,
  });
  expect(result.query).toBe("sale=resale&with=golden-visa&with=mortgage&loan=60");
});

test("a relief for new properties is not offered on a resale", () => {
  expect(read("sale=resale&with=main-home", dubai)).toMatchObject({
    choices: { onlyWith: [] },
    options: { mainHome: false },
  });
});

test("a unit under construction cannot be bought on resale", () => {
  const offPlan = { ...dubai, status: "off-plan" as const };
  expect(read("sale=resale", offPlan)).toMatchObject({
    choices: { sale: "first" },
    options: { resale: false },
  });
});

test("options unknown to the rules are dropped", () => {
  expect(read("with=helicopter&with=plot&loan=60", dubai).query).toBe("");
});

test.each(["0", "100", "12.5", "-5", "abc"])("a loan of %s percent is dropped", (loan) => {
  expect(read(`with=mortgage&loan=${loan}`, dubai).choices.loanPercent).toBe(50);
});
