import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { Problem } from "#contract/problem.ts";
import { openDatabase } from "#database/open.ts";
import { createTestApi } from "#tests/api/create-test-api.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { sharedDemoDatabase } from "#tests/support/demo-database.ts";

const listing = "/projects/types/properties/turkey";

describeOnEngines("the API over HTTP", (openTestDatabase, engine) => {
  let demo: ReturnType<typeof createTestApi>;
  beforeAll(async () => {
    demo = createTestApi(await sharedDemoDatabase(engine));
  });
  const ask: typeof demo.ask = (path, init) => demo.ask(path, init);

  test("answers in the requested language, and in English for an unknown one", async () => {
    const languageOf = async (language?: string) => {
      const headers = language === undefined ? {} : { "X-localization": language };
      const response = await ask("/regions/countries", { headers });
      const { content } = (await response.json()) as { content: { name: string }[] }; // other tests check the shape
      return [response.headers.get("Content-Language"), content[0]?.name];
    };
    expect(await languageOf("tr")).toEqual(["tr", "Türkiye"]);
    expect(await languageOf("zh")).toEqual(["zh-Hans", "土耳其"]);
    expect(await languageOf("xx")).toEqual(["en", "Turkey"]);
    expect(await languageOf("EN; drop")).toEqual(["en", "Turkey"]);
    expect(await languageOf(" TR ")).toEqual(["tr", "Türkiye"]);
    expect(await languageOf("zh-CN")).toEqual(["zh-Hans", "土耳其"]);
    expect(await languageOf("ZH-hans")).toEqual(["zh-Hans", "土耳其"]);
    expect(await languageOf("tr-tr")).toEqual(["tr", "Türkiye"]);
    for (const other of ["ar-SA", "zh-Hant", "zh-TW", "tr_TR", "tr-TR,en"]) {
      expect([other, ...(await languageOf(other))]).toEqual([other, "en", "Turkey"]);
    }
    expect(await languageOf()).toEqual(["en", "Turkey"]);
  });

  test("answers are cacheable and revalidate with 304", async () => {
    const first = await ask(listing);
    const tag = first.headers.get("ETag") ?? "";
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=5");
    expect(first.headers.get("Vary")).toBe("X-localization, Accept-Encoding");
    expect(first.headers.get("Content-Language")).toBe("en");
    expect(first.headers.get("Content-Type")).toBe("application/json");
    expect(first.headers.get("X-Content-Type-Options")).toBe("nosniff");
    for (const known of [tag, tag.replace("W/", ""), `"other", ${tag}`, "*"]) {
      const again = await ask(listing, { headers: { "If-None-Match": known } });
      expect([again.status, again.headers.get("ETag"), await again.text()]).toEqual([304, tag, ""]);
    }
    const inTurkish = await ask(listing, {
      headers: { "If-None-Match": tag, "X-localization": "tr" },
    });
    expect(inTurkish.status).toBe(200);
  });

  test("answers HEAD as GET without a body", async () => {
    const [get, head] = [await ask(listing), await ask(listing, { method: "HEAD" })];
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect([...head.headers]).toEqual([...get.headers]);
  });

  test("answers 405 with Allow to other methods", async () => {
    for (const path of [listing, "/openapi.json"]) {
      for (const method of ["POST", "PUT", "PATCH", "DELETE", "QUERY"]) {
        const response = await ask(path, { method });
        expect([response.status, response.headers.get("Allow")]).toEqual([
          405,
          "GET, HEAD, OPTIONS",
        ]);
        const { code, errors } = Problem.parse(await response.json());
        expect([code, errors?.map(({ field }) => field)]).toEqual([
          "method_not_allowed",
          ["method"],
        ]);
      }
    }
  });

  test("allows cross-origin requests with a language header", async () => {
    const answer = await ask(listing, {
      method: "OPTIONS",
      headers: {
        Origin: "https://partner.example",
        "Access-Control-Request-Method": "GET",
        "Access-Control-Request-Headers": "x-localization",
      },
    });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
    expect(answer.headers.get("Access-Control-Allow-Headers")).toContain("X-localization");
    for (const path of [listing, "/nothing", `${listing}?page=0`, "/openapi.json"]) {
      const read = await ask(path, { headers: { Origin: "https://partner.example" } });
      expect([path, read.headers.get("Access-Control-Allow-Origin")]).toEqual([path, "*"]);
      expect(read.headers.has("Access-Control-Allow-Credentials")).toBe(false);
    }
  });

  test("compresses answers by Accept-Encoding under one ETag", async () => {
    const plain = await ask(listing);
    const text = await plain.text();
    expect(plain.headers.has("Content-Encoding")).toBe(false);
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ["br", "gzip"] as const) {
      for (const method of ["GET", "HEAD"]) {
        const headers = { "Accept-Encoding": encoding };
        const answer = await ask(listing, { method, headers });
        const body = Buffer.from(await answer.arrayBuffer());
        expect(answer.headers.get("Content-Encoding")).toBe(encoding);
        expect(answer.headers.get("ETag")).toBe(plain.headers.get("ETag"));
        expect(Number(answer.headers.get("Content-Length"))).toBeLessThan(text.length / 2);
        if (method === "GET") expect(decoders[encoding](body).toString()).toBe(text);
      }
    }
    const short = await ask("/redirects?path=/turkey/kadikoy", {
      headers: { "Accept-Encoding": "br" },
    });
    expect(short.headers.has("Content-Encoding")).toBe(false);
  });

  test("answers JSON whatever the Accept header says", async () => {
    const answer = await ask("/currencies", { headers: { Accept: "text/html" } });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/json"]);
  });

  test("takes the first of repeated parameters and decodes percent-encoding", async () => {
    const bodyOf = async (path: string) => (await ask(path)).text();
    expect(await bodyOf(`${listing}?page=2&page=zero`)).toBe(await bodyOf(`${listing}?page=2`));
    expect(await bodyOf(`${listing}?city=dubai&city=x`)).toBe(
      await bodyOf(`${listing}?city=dubai`),
    );
    expect(await bodyOf("/projects/types/%70roperties/turkey")).toBe(await bodyOf(listing));
    expect(await bodyOf(`${listing}?limit=2&rooms=2-1&page=1&page=0&x=1`)).toBe(
      await bodyOf(`${listing}?rooms=2-1&limit=2`),
    );
  });

  test("names the invalid parameters", async () => {
    const wrongIn = async (query: string) => {
      const response = await ask(`${listing}?${query}`);
      expect(response.headers.get("Content-Type")).toBe("application/problem+json");
      const { status, code, errors } = Problem.parse(await response.json());
      return [status, code, ...(errors ?? []).map(({ field }) => field)];
    };
    expect(await wrongIn("limit=49")).toEqual([400, "invalid_request", "limit"]);
    expect(await wrongIn("limit=0&page=0")).toEqual([400, "invalid_request", "page", "limit"]);
    expect(await wrongIn("page=two")).toEqual([400, "invalid_request", "page"]);
    expect(await wrongIn("page=1.5")).toEqual([400, "invalid_request", "page"]);
    expect(await wrongIn("page=100000")).toEqual([400, "invalid_request", "page"]);
    for (const page of ["0x2", "1e1", "%2B2", "-1", " 2", "٢", "9".repeat(400), "Infinity"]) {
      expect([page, ...(await wrongIn(`page=${page}`))]).toEqual([
        page,
        400,
        "invalid_request",
        "page",
      ]);
    }
    expect(await wrongIn("sortOrder=up&orderType=name")).toEqual([
      400,
      "invalid_request",
      "sortOrder",
      "orderType",
    ]);
    const response = await ask("/redirects");
    expect(Problem.parse(await response.json()).errors?.map(({ field }) => field)).toEqual([
      "path",
    ]);
  });

  test("explains in a sentence what an invalid parameter must be", async () => {
    const sentencesFor = async (path: string) =>
      Problem.parse(await (await ask(path)).json()).errors?.map(({ message }) => message);
    expect(await sentencesFor(`${listing}?page=two&limit=49`)).toEqual([
      "page must be a whole number.",
      "limit must be 48 or less.",
    ]);
    expect(await sentencesFor(`${listing}?page=1.5&limit=0`)).toEqual([
      "page must be a whole number.",
      "limit must be 1 or more.",
    ]);
    expect(await sentencesFor(`${listing}?sortOrder=up`)).toEqual([
      "sortOrder must be one of asc, desc.",
    ]);
    expect(await sentencesFor("/redirects")).toEqual(["path is required."]);
    expect(await sentencesFor(`/redirects?path=/${"x".repeat(500)}`)).toEqual([
      "path must be at most 500 characters.",
    ]);
  });

  test("ignores invalid filters, and answers an empty page past the end", async () => {
    const totalOf = async (query: string) => {
      const response = await ask(`${listing}?${query}`);
      const { page, content } = (await response.json()) as { page: object; content: unknown[] }; // other tests check the shape
      return { page, found: content.length };
    };
    const all = await totalOf("");
    for (const query of [
      "type=castles&city=atlantis&developer=nobody&amenity=moat&town=nowhere",
      "price=cheap&area=-&rooms=many&status=lost&handover=soon&seaView=1&sort=beauty",
      "price=5-1&unknown=1&page=&limit=",
      `city=${"x".repeat(5_000)}&rooms=%00&price=%00`,
    ]) {
      expect([query, await totalOf(query)]).toEqual([query, all]);
    }
    expect((await totalOf("page=99999")).found).toBe(0);
    expect((await totalOf("limit=48&page=2")).found).toBe(0);
  });

  test("names the parameter that matches nothing", async () => {
    const fieldsOf = async (path: string) =>
      Problem.parse(await (await ask(path)).json()).errors?.map(({ field }) => field);
    expect(await fieldsOf("/projects/istanbul/no-such-project")).toEqual(["a", "b"]);
    expect(await fieldsOf("/pages/%00")).toEqual(["slug"]);
    expect(await fieldsOf("/redirects?path=/no/where")).toEqual(["path"]);
    expect(await fieldsOf("/redirects?path=%00")).toEqual(["path"]);
    expect(await fieldsOf("/nothing")).toEqual(["path"]);
    const { detail } = Problem.parse(await (await ask("/pages/no-such-page")).json());
    expect(detail).toBe('Nothing is published with slug "no-such-page".');
  });

  test("answers 404 for unknown paths and resources", async () => {
    for (const path of [
      "",
      "/nothing",
      "/currencies/",
      "/pages/no-such-page",
      "/projects/types/castles/turkey",
      "/projects/types/villas/atlantis",
      "/projects/types/villas/kadikoy",
      "/projects/types/apartments-istanbul/dubai",
      "/projects/types/apartments-istanbul/uae",
      "/projects/types/apartments-istanbul/antalya",
      "/projects/towns/istanbul",
      "/projects/istanbul/%00",
      "/projects/istanbul/%E0%A4%A",
      `/projects/istanbul/${"x".repeat(10_000)}`,
      "/projects/istanbul/' or 1=1 --",
      "/regions/istanbul/cities",
      "/regions/cities/turkey/towns",
    ]) {
      const response = await ask(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(Problem.parse(await response.json()).code).toBe("not_found");
      expect(response.headers.get("Cache-Control")).toBe("no-store");
    }
    expect(demo.failures).toEqual([]);
  });

  test("answers 500 with only a reference, which the log has too", async () => {
    const database = await openTestDatabase({ migrated: false });
    const { ask: askOfNothing, failures } = createTestApi(database);
    const fault = await askOfNothing("/currencies", { headers: { "X-Request-Id": "req-4120" } });
    expect(Problem.parse(await fault.json())).toEqual({
      type: "urn:sahil:problem:internal",
      title: "Internal server error",
      status: 500,
      code: "internal",
      reference: "req-4120",
    });
    expect(failures).toMatchObject([{ requestId: "req-4120", status: 500 }]);

    const unloggable = await askOfNothing("/currencies", {
      headers: { "X-Request-Id": "x".repeat(200) },
    });
    expect(Problem.parse(await unloggable.json()).reference).toMatch(/^[\da-f-]{36}$/);
  });
});

test("the API answers 503 with Retry-After while its database is unreachable", async () => {
  const database = openDatabase("postgres://nobody@127.0.0.1:4121/nothing");
  const { ask, failures } = createTestApi(database);
  const response = await ask("/currencies");
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(Problem.parse(await response.json()).code).toBe("unavailable");
  expect(failures).toMatchObject([{ status: 503 }]);
  await database.destroy();
});
