import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { parser as saxParser } from "sax";
import { expect, test } from "vitest";
import { openCatalog } from "#catalog/open-catalog.ts";
import { sitemapKinds, type SitemapKind } from "#contract/sitemap.ts";
import { linkTo } from "#domain/links.ts";
import { localeFacts, locales } from "#domain/locale.ts";
import { inProcess } from "#server/api-transport.ts";
import { createSeoFiles } from "#server/seo/seo-files.ts";
import type { ApiCall, ApiReply } from "#site/data/request-context.ts";
import { sharedPartlyWithdrawnDatabase, today } from "#tests/api/partly-withdrawn.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { sharedDemoDatabase } from "#tests/support/demo-database.ts";
import { serveSite } from "#tests/support/http-site.ts";
import { noApi } from "#tests/support/no-api.ts";

const origin = "https://sahil.example";

type Database = Awaited<ReturnType<typeof sharedDemoDatabase>>;

function serveFinders(database: Database, indexNowKey: string | null = null) {
  const transport = inProcess(openCatalog(database, { today: () => today }));
  const finders = createSeoFiles({
    transport,
    siteOrigin: () => origin,
    indexNowKey,
    report: () => undefined,
  });
  return serveSite({ files: [finders] });
}

/** A site with the given number of entries per kind, each project with twenty pictures. */
function serveMany(entries: Partial<Record<SitemapKind, number>>) {
  const pictures = (path: string) =>
    Array.from({ length: 20 }, (_, at) => `/media/a-picture-of-${path}-${at}-1a2b3c4d-2400.jpg`);
  async function ask({ params, query }: ApiCall): Promise<ApiReply> {
    const kind = sitemapKinds.find((each) => each === params["kind"]);
    if (kind === undefined) {
      const content = sitemapKinds.map((each) => ({ kind: each, entries: entries[each] ?? 0 }));
      return { outcome: "found", content: { contentVersion: "1", content } };
    }
    const [number, limit] = ["page", "limit"].map((name) => Number(query[name]));
    const total = entries[kind] ?? 0;
    const from = ((number ?? 1) - 1) * (limit ?? 1);
    const content = Array.from({ length: Math.min(limit ?? 1, total - from) }, (_, at) => {
      const path = `${kind}-${from + at}`;
      const shown = kind === "projects" ? pictures(path) : [];
      return { path: `/${path}`, changedAt: null, pictures: shown, films: [] };
    });
    const page = { number, size: limit, total, pages: Math.ceil(total / (limit ?? 1)) };
    return { outcome: "found", content: { content, page } };
  }
  const finders = createSeoFiles({
    transport: { call: ask },
    siteOrigin: () => origin,
    indexNowKey: null,
    report: () => undefined,
  });
  return serveSite({ files: [finders] });
}

/** Element texts by name; throws where the XML is not well-formed. */
function textsIn(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const parser = saxParser(true);
  let text = "";
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = () => {
    text = "";
  };
  parser.ontext = (part) => {
    text += part;
  };
  parser.onclosetag = (name) => {
    texts.set(name, [...(texts.get(name) ?? []), text]);
    text = "";
  };
  parser.write(xml).close();
  return texts;
}

describeOnEngines("what search engines ask for", (_, engine) => {
  test("robots.txt names the sitemap index, which has a file for each kind and language", async () => {
    const { ask } = await serveFinders(await sharedDemoDatabase(engine));
    const robots = await ask("/robots.txt");
    expect(robots.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(robots.text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
    const index = textsIn((await ask("/sitemap.xml")).text);
    expect(index.get("loc")).toEqual(
      sitemapKinds.flatMap((kind) =>
        locales.map((locale) => `${origin}/sitemaps/${kind}-${locale}-1.xml`),
      ),
    );
  });

  test("every file lists each URL once, in its language, with absolute URLs of pictures and videos", async () => {
    const { ask } = await serveFinders(await sharedDemoDatabase(engine));
    for (const locale of locales) {
      const addresses: string[] = [];
      for (const kind of sitemapKinds) {
        const file = textsIn((await ask(`/sitemaps/${kind}-${locale}-1.xml`)).text);
        const linked = ["loc", "image:loc", "video:thumbnail_loc", "video:content_loc"];
        const urls = linked.flatMap((name) => file.get(name) ?? []);
        expect(urls.filter((address) => !URL.canParse(address))).toEqual([]);
        expect(urls.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
        expect(urls.join("")).not.toMatch(/[{}]/);
        addresses.push(...(file.get("loc") ?? []));
      }
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(addresses.filter((address) => !address.startsWith(`${origin}/${locale}`))).toEqual([]);
      expect(addresses).toContain(origin + linkTo(locale, "home"));
    }
  });

  test("a project has its photographs, its video and the newest of its dates", async () => {
    const { ask } = await serveFinders(await sharedDemoDatabase(engine));
    const { text } = await ask("/sitemaps/projects-ru-1.xml");
    const project = { country: "turkey", city: "istanbul", slug: "bosphorus-terraces" };
    const [line = ""] = text.split("\n").filter((each) => each.includes(`/${project.slug}<`));
    const entry = textsIn(`<r xmlns:image="i" xmlns:video="v">${line}</r>`);
    expect(entry.get("loc")).toEqual([origin + linkTo("ru", "project", project)]);
    expect(entry.get("image:loc")?.length).toBeGreaterThan(2);
    expect(entry.get("lastmod")).toEqual([expect.stringMatching(/^202\d-\d\d-\d\d$/)]);
    expect(entry.get("video:title")).toEqual([expect.stringMatching(/[а-я]/)]);
  });

  test("withdrawn, empty and unpublished pages are in no file", async () => {
    const [complete, partial] = await Promise.all([
      serveFinders(await sharedDemoDatabase(engine)),
      serveFinders(await sharedPartlyWithdrawnDatabase(engine)),
    ]);
    const count = async ({ ask }: typeof complete, kind: string) =>
      textsIn((await ask(`/sitemaps/${kind}-en-1.xml`)).text).get("loc")?.length ?? 0;
    for (const kind of ["places", "listings", "projects", "developers", "articles"])
      expect([kind, (await count(complete, kind)) > (await count(partial, kind))]).toEqual([
        kind,
        true,
      ]);
  });

  test("files are compressed, and revalidate with 304", async () => {
    const { ask } = await serveFinders(await sharedDemoDatabase(engine));
    for (const path of ["/sitemap.xml", "/sitemaps/projects-en-1.xml", linkTo("en", "feed")]) {
      const plain = await ask(path);
      const packed = await ask(path, { headers: { "Accept-Encoding": "gzip, br" } });
      expect(packed.headers).toMatchObject({
        "content-encoding": "br",
        vary: "Accept-Encoding",
        "cache-control": "public, max-age=3600",
        "content-type": plain.headers["content-type"],
      });
      expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
      const older = await ask(path, { headers: { "Accept-Encoding": "gzip" } });
      expect(gunzipSync(older.body).equals(plain.body)).toBe(true);
      const known = await ask(path, { headers: { "If-None-Match": packed.headers.etag ?? "" } });
      expect([known.status, known.body.length]).toEqual([304, 0]);
    }
  });

  test("each language has a feed of its newest articles", async () => {
    const { ask } = await serveFinders(await sharedDemoDatabase(engine));
    for (const locale of locales) {
      const answer = await ask(linkTo(locale, "feed"));
      expect(answer.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
      const feed = textsIn(answer.text);
      expect(feed.get("language")).toEqual([localeFacts[locale].htmlLang]);
      const days = (feed.get("pubDate") ?? []).map((date) => Date.parse(date));
      expect(days.length).toBeGreaterThan(9);
      expect(days).toEqual(days.toSorted((one, other) => other - one));
      const articles = origin + linkTo(locale, "article", { slug: "" });
      expect(feed.get("guid")?.filter((address) => !address.startsWith(articles))).toEqual([]);
    }
  });

  test("the IndexNow key file exists only where a key is set", async () => {
    const key = "0f1e2d3c4b5a6978";
    const shown = await (
      await serveFinders(await sharedDemoDatabase(engine), key)
    ).ask(`/${key}.txt`);
    expect([shown.text, shown.headers["content-type"]]).toEqual([key, "text/plain; charset=utf-8"]);
    const without = await serveFinders(await sharedDemoDatabase(engine));
    expect((await without.ask(`/${key}.txt`)).text).toBe("no site");
  });

  test("a missing file falls through to the pages", async () => {
    const { ask } = await serveFinders(await sharedDemoDatabase(engine));
    for (const name of ["projects-en-2", "projects-en-0", "projects-de-1", "houses-en-1"])
      expect((await ask(`/sitemaps/${name}.xml`)).text).toBe("no site");
  });
});

test("many projects are split into several files below the limit, without duplicate URLs", async () => {
  const { ask } = await serveMany({ projects: 20_001, places: 50_001 });
  const index = textsIn((await ask("/sitemap.xml")).text).get("loc") ?? [];
  const filesOf = (kind: string) =>
    index.filter((address) => address.startsWith(`${origin}/sitemaps/${kind}-ru-`));
  expect([filesOf("projects").length, filesOf("places").length]).toEqual([3, 2]);
  const addresses: string[] = [];
  const entries: number[] = [];
  for (const address of [...filesOf("projects"), ...filesOf("places")]) {
    const { body, text } = await ask(address.slice(origin.length));
    expect(body.length).toBeLessThan(50 * 1024 * 1024);
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = ""]) => found);
    entries.push(listed.length);
    addresses.push(...listed);
  }
  expect(entries).toEqual([10_000, 10_000, 1, 50_000, 1]);
  expect(new Set(addresses).size).toBe(70_002);
  const packed = await ask("/sitemaps/places-ru-1.xml", { headers: { "Accept-Encoding": "br" } });
  expect(packed.headers["transfer-encoding"]).toBe("chunked");
  const listed = brotliDecompressSync(packed.body).toString().match(/<loc>/g);
  expect(listed).toHaveLength(50_000);
  expect((await ask("/sitemaps/projects-ru-4.xml")).text).toBe("no site");
});

test("without an API sitemaps are a 503", async () => {
  const finders = createSeoFiles({
    transport: noApi,
    siteOrigin: () => origin,
    indexNowKey: null,
    report: () => undefined,
  });
  const { ask } = await serveSite({ files: [finders] });
  const answer = await ask("/sitemap.xml");
  expect(answer.status).toBe(503);
  expect(answer.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
  expect((await ask("/robots.txt")).status).toBe(200);
});
