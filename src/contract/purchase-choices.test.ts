import fc from "fast-check";
import { expect, test } from "vitest";
import { writeChoicesQuery, isLoanPercent, parseChoicesQuery } from "#contract/purchase-choices.ts";

function rewritten(query: string): string {
  return String(writeChoicesQuery(parseChoicesQuery(new URLSearchParams(query))));
}

test("choices are serialised in one order", () => {
  expect(
    rewritten(
      "loan=60&with=mortgage&with=main-home&sale=resale&signing=2027-01-15&plan=2&unit=3&utm=x",
    ),
  ).toBe("unit=3&plan=2&signing=2027-01-15&sale=resale&with=main-home&with=mortgage&loan=60");
});

test.each([
  "unit=0",
  "unit=-1",
  "unit=100",
  "unit=1.5",
  "plan=x",
  "signing=2026-02-30",
  "signing=tomorrow",
  "sale=first",
  "with=Mortgage",
  "with=../x",
  "loan=",
  "loan=half",
  "loan=1234567",
])("%s is dropped", (query) => {
  expect(rewritten(query)).toBe("");
});

test.each(["signing=2020-01-01", "signing=", "loan=500", "loan=-5", "loan=12.5"])(
  "%s is preserved, so that the page can explain the fault",
  (query) => {
    expect(rewritten(query)).toBe(query);
  },
);

test("a loan is a whole percentage below 100", () => {
  expect([4, 5, 12.5, 95, 96].map(isLoanPercent)).toEqual([false, true, false, true, false]);
});

test("duplicate values are serialised once", () => {
  expect(rewritten("with=mortgage&with=mortgage")).toBe("with=mortgage");
});

test("at most eight options are read from a URL", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/)), (words) => {
      const query = new URLSearchParams(words.map((one) => ["with", one]));
      expect(parseChoicesQuery(query).onlyWith.length).toBeLessThanOrEqual(8);
    }),
  );
});

test("serialised choices parse back to the same choices", () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const once = rewritten(query);
      expect(rewritten(once)).toBe(once);
    }),
  );
});
