/**
 * A program, the baseline of every throughput figure: plain node:http that answers one ready, compressed buffer, its head alone, or
 * 304 under a constant list of headers to whoever has it already.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const body = readFileSync(process.env["BODY_FILE"] ?? "");
const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-encoding": "br",
  "content-length": body.length,
};
const unchanged = JSON.parse(process.env["HEADERS_OF_304"] ?? "[]") as string[]; // names and values in turn, of startConstantBuffer

createServer(({ headers: asked }, response) => {
  if (asked["if-none-match"] === undefined) response.writeHead(200, headers).end(body);
  else response.writeHead(304, unchanged).end();
}).listen(Number(process.env["PORT"]), "127.0.0.1");
