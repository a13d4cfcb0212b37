import { expect, test } from "vitest";
import { arrivedPart } from "#site/parts/still/arrived-part.ts";
import { laterPart } from "#site/parts/still/later-part.ts";

const Filters = () => null;

test("a part that could not be had is asked for again by the next page, and by no other drawing of the same", async () => {
  let isAway = true;
  const part = laterPart<object>("filters", async () => {
    if (isAway) throw new Error("away");
    return Filters;
  });
  const [page, next] = [{}, {}];
  const asked = arrivedPart(part, page);
  expect(await asked).toBeNull();
  isAway = false;
  expect(arrivedPart(part, page)).toBe(asked);
  expect(await arrivedPart(part, next)).toBe(Filters);
});

test("parts that are drawn from the same page come each by itself", async () => {
  const Results = () => null;
  const parts = [Filters, Results].map((component, at) =>
    laterPart<object>(`part-${at}`, async () => component),
  );
  const page = {};
  const arrived = await Promise.all(parts.map((part) => arrivedPart(part, page)));
  expect(arrived).toEqual([Filters, Results]);
});
