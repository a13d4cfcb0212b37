import { afterAll, beforeAll, expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { answerWithRedirect } from "#tests/e2e/support/modified-answers.ts";
import { startSiteWithFailingApi } from "#tests/http/support/failing-api-site.ts";

let site: Awaited<ReturnType<typeof startSiteWithFailingApi>>;

beforeAll(async () => {
  site = await startSiteWithFailingApi();
});

afterAll(() => site.close());

test("a former slug of a project redirects to the current one, with its query and its files", async () => {
  const place = { country: "turkey", city: "istanbul" };
  const at = (slug: string) => linkTo("ar", "project", { ...place, slug });
  site.api.fail(answerWithRedirect("/turkey/istanbul/bosphorus-terraces"), (path) =>
    path.startsWith("/redirects"),
  );
  for (const rest of ["", "?plan=2", "/payments.ics?plan=2&signed=2026-12-01", "/code.svg"]) {
    const answer = await fetch(site.url + at("former-terraces") + rest, { redirect: "manual" });
    expect([rest, answer.status]).toEqual([rest, 308]);
    expect(answer.headers.get("location")).toBe(at("bosphorus-terraces") + rest);
  }
});
