import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { textOf, visit } from "#tests/http/support/site.ts";

test("without script the answering office's hours are in its own time zone", async () => {
  const enquiry = { enquiry: "SHL-ABCD2345", kind: "contact", office: "istanbul" } as const;
  const page = await visit(linkTo("zh", "thanks-you", enquiry));
  const hours = within(page.getByRole("main")).getByText(/营业时间/);
  expect(textOf(hours)).toBe("营业时间：周一至周六，09:00–19:00（伊斯坦布尔时间）");
});
