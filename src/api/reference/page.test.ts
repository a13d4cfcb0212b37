import { readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { beforeAll, expect, test } from "vitest";
import { referenceRoutes } from "#api/reference/reference-routes.ts";
import { calls } from "#contract/calls.ts";

const described = referenceRoutes("/api/v1", "https://sahil.example");

async function read(path: string): Promise<Response> {
  const send = described.get(path);
  if (send === undefined) throw new Error(`Nothing is described at ${path}`);
  return send(new Request(`https://sahil.example${path}`));
}

let page: Response;
let html: string;
beforeAll(async () => {
  page = await read("/api/v1/docs");
  html = await page.text();
});

test("the reference page shows every call with a request to copy", () => {
  expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  for (const name of Object.keys(calls)) {
    expect(html).toContain(`id="call-${name}"`);
  }
  expect(html).toContain("https://sahil.example/api/v1/projects/types/apartments/istanbul?");
  expect(html).not.toContain("$SAHIL");
});

test("without a public URL, the reference page's commands use a shell variable that it explains", async () => {
  const ofNoAddress = referenceRoutes("/api/v1", null).get("/api/v1/docs");
  const request = new Request("http://evil.example/api/v1/docs");
  const text = (await (await ofNoAddress?.(request))?.text()) ?? "";
  expect(text).toContain("SAHIL=http://127.0.0.1:3000/api/v1");
  expect(text).toContain("&quot;$SAHIL/projects/types/apartments/istanbul?");
  expect(text).not.toContain("evil.example");
});

test("the contents of the reference page name each call by its path and its summary", () => {
  const contents = /<nav[\s\S]*?<\/nav>/.exec(html)?.[0].replaceAll("<wbr>", "") ?? "";
  for (const { path, summary } of Object.values(calls)) {
    expect(contents).toContain(`<code>${path}</code>`);
    expect(contents).toContain(summary.split("`")[0]?.replaceAll("'", "&#39;"));
  }
});

test("the reference page loads its own style sheet and nothing else", async () => {
  const loaded = [...html.matchAll(/(?:src|<link[^>]+href)="([^"]+)"/g)].map(([, url]) => url);
  expect(loaded).toEqual(["data:,", "docs.css"]);
  expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/);
  expect(page.headers.get("Content-Security-Policy")).toMatch(
    /^default-src 'none'; style-src 'self';/,
  );
  const styles = await read("/api/v1/docs.css");
  expect(styles.headers.get("Content-Type")).toBe("text/css; charset=utf-8");
  expect(await styles.text()).not.toContain("url(");
});

test("every link within the reference page leads somewhere", () => {
  const anchors = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((target) => !anchors.has(target))).toEqual([]);
  expect(anchors.size).toBe([...html.matchAll(/\sid="/g)].length);
});

test("the reference page is well-formed HTML", async () => {
  const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
  const { results } = await validator.validateString(html);
  const found = results.flatMap(({ messages }) => messages);
  const layout = new Set(["no-trailing-whitespace", "void-style", "no-redundant-role"]);
  expect(
    found.filter(({ ruleId }) => !layout.has(ruleId)).map(({ ruleId, line }) => [ruleId, line]),
  ).toEqual([]);
});

test("the reference page has the site's colours", () => {
  const tokensOf = (file: string) => {
    const css = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
    return new Map(
      [...css.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
    );
  };
  const ours = tokensOf("api/reference/docs.css");
  const site = tokensOf("site/styles/tokens.css");
  expect(ours.size).toBeGreaterThan(8);
  for (const [name, value] of ours) expect([name, value]).toEqual([name, site.get(name)]);
});
