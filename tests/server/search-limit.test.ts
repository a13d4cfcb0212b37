import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { serveSite } from "#tests/support/http-site.ts";

const listing = linkTo("ar", "listing", { country: "properties" });

/** A site that echoes the requested URL. */
function serveLimited(searchLimits: string) {
  return serveSite({
    searchLimits,
    trustProxy: "1",
    site: async ({ url }, _, refusal) => {
      const { pathname, search } = new URL(url);
      return new Response(`${pathname}${search}`, { status: refusal ?? 200 });
    },
  });
}

test("a client that searches too often gets a 429 page with the time to retry", async () => {
  const { ask, logLines } = await serveLimited("2/1m");
  expect((await ask(`${listing}?query=villa`)).status).toBe(200);
  expect((await ask(`${listing}?query=garden`)).status).toBe(200);
  const refused = await ask(`${listing}?query=marina`);
  expect(refused).toMatchObject({ status: 429, text: `${listing}?query=marina` });
  expect(refused.headers["retry-after"]).toMatch(/^(?:2\d|30)$/);
  expect(refused.headers["cache-control"]).toBe("no-store");
  expect(refused.headers).toHaveProperty("content-security-policy");
  expect((await ask(`${listing}?query=marina`, { method: "HEAD" })).status).toBe(429);
  const refusals = () => logLines().filter(({ status }) => status === 429);
  await expect.poll(refusals).toHaveLength(2);
  for (const refusal of refusals()) expect(refusal).not.toHaveProperty("aborted"); // ended by the server, not by the client
});

test("a limited network does not block others, nor its own requests that are not searches", async () => {
  const { ask } = await serveLimited("1/1m");
  const from = (address: string) => ({ headers: { "X-Forwarded-For": address } });
  await ask(`${listing}?query=villa`, from("203.0.113.7"));
  const again = `${listing}?query=garden`;
  expect((await ask(again, from("203.0.113.9"))).status).toBe(429);
  expect((await ask(again, from("198.51.100.9"))).status).toBe(200);
  expect((await ask(listing, from("203.0.113.7"))).status).toBe(200);
  expect((await ask(linkTo("ar", "home"), from("203.0.113.7"))).status).toBe(200);
});

test("a cached page does not count towards the limit", async () => {
  const { ask } = await serveLimited("1/1m");
  for (let time = 0; time < 5; time += 1)
    expect((await ask(`${listing}?query=villa`)).status).toBe(200);
  expect((await ask(`${listing}?query=garden`)).status).toBe(429);
});

test("project choices and lists count like searches, plain URLs do not", async () => {
  const { ask } = await serveLimited("1/1m");
  const project = linkTo("ar", "project", { country: "uae", city: "dubai", slug: "marina-arc" });
  expect((await ask(`${project}?utm_source=mail`)).status).toBe(200);
  expect((await ask(`${project}?unit=2`)).status).toBe(200);
  expect((await ask(`${project}?unit=3`)).status).toBe(429);
  expect((await ask(`${linkTo("ar", "shortlist")}?homes=DXB-2010`)).status).toBe(429);
  expect((await ask(project)).status).toBe(200);
});

test("another spelling of a URL redirects to the one that counts", async () => {
  const { ask } = await serveLimited("1/1m");
  const escaped = `${listing.replace("for", "%66or")}?query=villa`;
  expect(await ask(escaped)).toMatchObject({ status: 308, text: "" });
  expect((await ask(escaped)).headers.location).toBe(`${listing}?query=villa`);
  expect((await ask(`${listing}?query=villa`)).status).toBe(200);
  expect((await ask(`${listing}?query=garden`)).status).toBe(429);
});
