import { expect, test } from "vitest";
import { hidden } from "#site/parts/still/hidden.ts";

const asked = (path: string) => ({ request: new Request(`https://sahil.example${path}`) });

test("a document's data carry nothing of a region that stands in it, although the render has it", () => {
  const wrapped = hidden(asked("/en/properties/for-sale?page=2"), ["IST-1042"]);
  expect(wrapped.value).toEqual(["IST-1042"]);
  expect(JSON.stringify(wrapped)).toBe("{}");
  expect(Object.keys(wrapped)).toEqual([]);
});

test("what the router asks for by itself carries them", () => {
  const wrapped = hidden(asked("/en/properties/for-sale.data?page=2"), ["IST-1042"]);
  expect(JSON.stringify(wrapped)).toBe('{"value":["IST-1042"]}');
});
