import fc from "fast-check";
import { expect, test } from "vitest";
import { askedChoicesQuery, parseAskedChoices } from "#contract/purchase-choices.ts";

function rewritten(query: string): string {
  return String(askedChoicesQuery(parseAskedChoices(new URLSearchParams(query))));
}

test("choices have one order", () => {
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
  "loan=4",
  "loan=96",
  "loan=12.5",
])("%s is dropped", (query) => {
  expect(rewritten(query)).toBe("");
});

test("the same word twice is said once", () => {
  expect(rewritten("with=mortgage&with=mortgage")).toBe("with=mortgage");
});

test("no address is written longer than a page's choices are", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/)), (words) => {
      const query = new URLSearchParams(words.map((one) => ["with", one]));
      expect(parseAskedChoices(query).onlyWith.length).toBeLessThanOrEqual(8);
    }),
  );
});

test("what was written is read again", () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const once = rewritten(query);
      expect(rewritten(once)).toBe(once);
    }),
  );
});
