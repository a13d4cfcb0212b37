import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { weigh } from "#benchmarks/wire/weigh.ts";

test("a document weighs what is sent of it, however well that is compressed; files are compressed alike", async () => {
  const style = "a{}".repeat(1000);
  const html = '<link rel="stylesheet" href="/app-TxyAiVD_.css"/>'.padEnd(5000, "Sahil ");
  const packed = gzipSync(html, { level: 1 });
  const server = createServer(({ url, headers }, answer) => {
    if (url !== "/en") return answer.end(style);
    expect(headers["accept-encoding"]).toBe("gzip");
    return answer.setHeader("Content-Encoding", "gzip").end(packed);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // it listens on a port
  const weight = await weigh(`http://127.0.0.1:${port}/en`);
  expect(weight.html).toEqual([{ name: "document", bytes: packed.length }]);
  expect(weight.style).toEqual([{ name: "app.css", bytes: gzipSync(style).length }]);
});
