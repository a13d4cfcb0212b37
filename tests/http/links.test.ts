import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { remoteContent } from "#server/content-source.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { allIn } from "#tests/http/support/elements.ts";
import { demoSite, readPage, startSite } from "#tests/http/support/site.ts";
import { demoContent, demoDirectory } from "#tests/support/demo-content.ts";
import { runProgram } from "#tests/support/run-program.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

let site: Awaited<ReturnType<typeof startSite>>;
const folder = mkdtempSync(path.join(tmpdir(), "sahil-links-"));

/** Its own site with small placeholder photographs, as the real ones take minutes to make. */
beforeAll(async () => {
  const media = path.join(folder, "media");
  const made = await runProgram(["tests/e2e/support/small-pictures.ts", media], {});
  if (made.status !== 0) throw new Error(made.stderr);
  const { pictures } = await demoContent();
  for (const { file, url, widths } of pictures) {
    if (widths.length > 0) continue;
    copyFileSync(path.join(demoDirectory, "media", file), path.join(media, path.basename(url)));
  }
  const { url } = await demoSite();
  const content = remoteContent(`${url}/api/v1`);
  site = await startSite({ variables: { MEDIA_DIR: media }, content });
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** Concurrent requests: the site renders at most two pages at once. */
const atOnce = 4;
/** URLs checked for another language, such as pictures. */
const there = new Set<string>();

for (const language of testedLanguages) {
  test(`every link, picture and file exists: ${language}`, { timeout: 180_000 }, async () => {
    const wanted = new Map<string, string>();
    const astray: string[] = [];
    for (const page of Object.values(keyPages(language))) {
      const { document } = await readPage(await fetch(site.url + page));
      for (const address of addressesIn(document)) {
        const { origin, pathname, search, hash } = new URL(address, site.url + page);
        if (origin !== site.url) continue;
        const isHere = pathname + search === page;
        if (isHere && hash !== "" && !has(document, hash)) astray.push(`${page} → ${hash}`);
        if (!isHere && !wanted.has(pathname + search)) wanted.set(pathname + search, page);
      }
    }
    expect(wanted.size).toBeGreaterThan(100);
    expect([...astray, ...(await missing(wanted))]).toEqual([]);
  });
}

function addressesIn(document: Document): string[] {
  const given = (attribute: string) =>
    allIn(document, `[${attribute}]`)
      .filter((element) => !element.matches("form, [rel~=canonical], [rel~=alternate]"))
      .map((element) => element.getAttribute(attribute) ?? "");
  const sets = [...given("srcset"), ...given("imagesrcset")].flatMap((set) =>
    set.split(",").map((candidate) => candidate.trim().split(" ", 1)[0] ?? ""),
  );
  return [...given("href"), ...given("src"), ...given("poster"), ...sets];
}

function has(document: Document, hash: string): boolean {
  return document.getElementById(decodeURIComponent(hash).slice(1)) !== null;
}

/** Requests each URL once; returns the missing ones with the page that names them. */
async function missing(wanted: ReadonlyMap<string, string>): Promise<string[]> {
  const waiting = [...wanted].filter(([address]) => !there.has(address));
  const found: string[] = [];
  const ask = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [address, from] = next;
      const answer = await fetch(site.url + address, { method: "HEAD" });
      if (answer.ok) there.add(address);
      else found.push(`${from} → ${address}: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return found;
}
