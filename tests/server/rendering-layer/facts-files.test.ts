/** The file of what all pages of a language are drawn from alike, over the demo's API. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { calls, type CallAnswer } from "#contract/calls.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { inProcess } from "#server/api-transport.ts";
import { createFactsFiles } from "#server/files/facts-files.ts";
import type { Press } from "#server/pages/press.ts";
import { createApiClient } from "#site/api-client.ts";
import { readFacts } from "#site/around.server.ts";
import { factsFileOf } from "#site/facts-file.server.ts";
import { apiOf } from "#tests/api/api-of.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { readDemoDatabase } from "#tests/support/demo-database.ts";
import { serveSite } from "#tests/support/http-site.ts";

type Database = Awaited<ReturnType<typeof readDemoDatabase>>;

const unknown = (locale: Locale) => linkTo(locale, "facts", { digest: "0123456789abcdef" });

/** An API whose contacts change and which can be away. */
function changingApi(database: Database) {
  const own = inProcess(apiOf(database).api);
  const state = { hours: "", isAway: false, asked: 0 };
  async function fetch(request: Request): Promise<Response> {
    state.asked += 1;
    if (state.isAway) throw new Error("away");
    if (state.hours === "" || !request.url.endsWith(calls.footerLinks.path))
      return own.fetch(request);
    request.headers.delete("If-None-Match");
    // The answer to this very call.
    const links = (await (await own.fetch(request)).json()) as CallAnswer<"footerLinks">;
    return Response.json({ ...links, company: { ...links.company, hours: state.hours } });
  }
  return { transport: { ...own, fetch }, state };
}

/** The site with its facts' files, and what documents of this process or another would name. */
async function serveFacts(
  { transport }: ReturnType<typeof changingApi>,
  press: Press = () => undefined,
) {
  const report = () => undefined;
  const files = createFactsFiles({ transport, press, report });
  const { ask } = await serveSite({ files: [files.send] });
  async function named(locale: Locale) {
    const api = createApiClient(transport, locale, { requestId: "a-document", report });
    return factsFileOf(locale, (await readFacts(api)).facts);
  }
  return { ask, named, ...files };
}

describeOnEngines("what all pages of a language are drawn from", (_, engine) => {
  test("is a file for ever, compressed, that is known again", async () => {
    const { ask, named } = await serveFacts(changingApi(await readDemoDatabase(engine)));
    const { path, text } = await named("ru");
    const packed = await ask(path, { headers: { "Accept-Encoding": "gzip" } });
    expect(packed.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "gzip",
      "content-type": "application/json",
      vary: "Accept-Encoding",
    });
    expect(gunzipSync(packed.body).toString()).toBe(text);
    const known = await ask(path, { headers: { "If-None-Match": packed.headers.etag ?? "" } });
    expect([known.status, known.text]).toEqual([304, ""]);
    expect((await ask(path, { method: "HEAD" })).text).toBe("");
    expect(JSON.parse(text)).toMatchObject({ company: { brand: "Sahil" } });
    expect((await named("ar")).path).toMatch(/^\/ar\/.+\.json$/);
  });

  test("is compressed once, and pressed when it is asked for again", async () => {
    const pressed = Buffer.from("pressed");
    const press: Press = (bodies, key, keeper) => {
      if (keeper.holds(key, bodies) && bodies.find("br") !== undefined)
        bodies.replace("br", pressed);
    };
    const { ask, named, keep } = await serveFacts(
      changingApi(await readDemoDatabase(engine)),
      press,
    );
    const file = await named("ru");
    keep(file);
    const headers = { "Accept-Encoding": "gzip, br" };
    const first = await ask(file.path, { headers });
    expect(first.headers).toMatchObject({
      "content-encoding": "br",
      "content-length": String(first.body.length),
      vary: "Accept-Encoding",
    });
    expect(brotliDecompressSync(first.body).toString()).toBe(file.text);
    keep(file); // as every document does that names it
    const second = await ask(file.path, { headers });
    expect(second.body).toEqual(pressed);
    const head = await ask(file.path, { method: "HEAD", headers });
    expect(head.headers["content-length"]).toBe(String(pressed.length));
    expect(head.text).toBe("");
  });

  test("is nowhere but under the path that names it", async () => {
    const { ask, named } = await serveFacts(changingApi(await readDemoDatabase(engine)));
    const { path } = await named("en");
    for (const other of [unknown("en"), path.replace("en", "ar")]) {
      const answer = await ask(other);
      expect([answer.status, answer.headers["cache-control"]]).toEqual([404, "no-store"]);
    }
    expect((await ask(`${path}x`)).text).toBe("no site");
    expect((await ask(path.replace("en", "de"))).text).toBe("no site");
  });

  test("is another file once the content has changed, and the former one still says what it said", async () => {
    const api = changingApi(await readDemoDatabase(engine));
    const { ask, named } = await serveFacts(api);
    const before = await named("en");
    await ask(before.path);
    api.state.hours = "By day";
    const after = await named("en");
    expect(after.path).not.toBe(before.path);
    expect((await ask(after.path)).text).toContain("By day");
    expect((await ask(before.path)).text).toBe(before.text);
    const elsewhere = await serveFacts(api);
    expect((await elsewhere.ask(before.path)).status).toBe(404);
  });

  test("is read once more for however many ask meanwhile for files that are not there", async () => {
    const api = changingApi(await readDemoDatabase(engine));
    const { send } = await serveFacts(api);
    const asked = Array.from({ length: 30 }, (__, at) => {
      const path = linkTo("en", "facts", { digest: String(at).padStart(16, "0") });
      return send(new Request(`https://sahil.example${path}`), "a-request");
    });
    const statuses = (await Promise.all(asked)).map((answer) => answer?.status);
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect(api.state.asked).toBeLessThanOrEqual(2 * 3); // of the calls that facts are made of
  });

  test("is there while the API is away, where a document has named it", async () => {
    const api = changingApi(await readDemoDatabase(engine));
    const { ask, named, keep } = await serveFacts(api);
    const file = await named("en");
    keep(file);
    api.state.isAway = true;
    expect((await ask(file.path)).text).toBe(file.text);
    expect((await ask(unknown("en"))).status).toBe(404); // the API's last words stand in
    const untold = changingApi(await readDemoDatabase(engine));
    untold.state.isAway = true;
    const answer = await (await serveFacts(untold)).ask(file.path);
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
  });

  test("is forgotten once the content has changed many times since", async () => {
    const { ask, keep } = await serveFacts(changingApi(await readDemoDatabase(engine)));
    const files = Array.from({ length: 30 }, (__, at) => {
      const digest = String(at).padStart(16, "0");
      return { path: linkTo("en", "facts", { digest }), text: `[${at}]` };
    });
    files.forEach(keep);
    const statuses = await Promise.all(files.map(async ({ path }) => (await ask(path)).status));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(10);
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 200]);
  });
});
