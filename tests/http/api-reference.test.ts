import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { hrefsOf, visit } from "#tests/http/support/site.ts";

test("the API's reference page runs no script, and its table of contents links to its sections", async () => {
  const page = await visit("/api/v1/docs");
  expect(page.status).toBe(200);
  const policy = page.headers.get("content-security-policy");
  expect(policy).toMatch(/^default-src 'none'; style-src/);
  expect(policy).not.toContain("script-src");
  const contents = within(page.getByRole("navigation", { name: "Contents" }));
  const hrefs = hrefsOf(contents.getAllByRole("link"));
  expect(hrefs.length).toBeGreaterThan(10);
  for (const href of hrefs) {
    const id = decodeURIComponent(href?.replace("#", "") ?? "");
    expect(page.document.getElementById(id), `to #${id}`).not.toBeNull();
  }
});
