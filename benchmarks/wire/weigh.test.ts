import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { weigh } from "#benchmarks/wire/weigh.ts";

test("a document weighs what is sent of it, however well that is compressed; files are compressed alike", async () => {
  const style = "a{}".repeat(1000);
  const html = '<link rel="stylesheet" href="/app-TxyAiVD_.css"/>'.padEnd(5000, "Sahil ");
  const packed = gzipSync(html, { level: 1 });
  const page = await served(({ url, headers }, answer) => {
    if (url !== "/en") return answer.end(style);
    expect(headers["accept-encoding"]).toBe("gzip");
    return answer.setHeader("Content-Encoding", "gzip").end(packed);
  });
  const weight = await weigh(page);
  expect(weight.html).toEqual([{ name: "document", bytes: packed.length }]);
  expect(weight.style).toEqual([{ name: "app.css", bytes: gzipSync(style).length }]);
});

test("fonts are those that are preloaded and those of characters on the page, each once", async () => {
  const face = (file: string, range: string) =>
    `@font-face{font-family:Own;src:url(/${file}.woff2);unicode-range:${range}}`;
  const style = `body{font-family:Own}${face("latin", "U+20-7E")}${face("turkish", "U+11F")}${face("cyrillic", "U+410")}`;
  const html = `<html lang="en"><head><link rel="stylesheet" href="/app.css"/><link rel="preload" as="font" href="/latin.woff2"/></head><body>Boğaz</body></html>`;
  const page = await served(({ url = "" }, answer) =>
    answer.end(url === "/en" ? html : url.endsWith(".css") ? style : url),
  );
  expect((await weigh(page)).fonts).toEqual([
    { name: "latin.woff2", bytes: "/latin.woff2".length },
    { name: "turkish.woff2", bytes: "/turkish.woff2".length },
  ]);
});

/** The address of a page whose server ends with the test. */
async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // it listens on a port
  return `http://127.0.0.1:${port}/en`;
}
