import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { demoSite } from "#tests/http/support/site.ts";

test("the QR code of a brochure is served only for an existing project", async () => {
  const { url } = await demoSite();
  const place = { country: "turkey", city: "istanbul", slug: "sisli-one" };
  const code = await fetch(url + linkTo("ar", "project-code", place));
  expect(code.headers.get("content-type")).toBe("image/svg+xml");
  const elsewhere = await fetch(url + linkTo("ar", "project-code", { ...place, country: "uae" }));
  expect(elsewhere.status).toBe(404);
});
