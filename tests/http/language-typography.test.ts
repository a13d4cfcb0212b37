import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { textOf, visit } from "#tests/http/support/site.ts";

test("Chinese lists use Chinese punctuation", async () => {
  const { document } = await visit(linkTo("zh", "home"));
  const parts = [...document.querySelectorAll(".receipt header p")].map(textOf);
  expect(parts).toEqual([expect.stringMatching(/^[^,]+，\S+，[^,]+$/)]);
});
