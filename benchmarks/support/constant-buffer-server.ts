/**
 * A program, the baseline of every throughput figure: plain node:http that answers one ready, compressed buffer, its head alone, or
 * 304 to whoever has it already.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const body = readFileSync(process.env["BODY_FILE"] ?? "");
const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-encoding": "br",
  "content-length": body.length,
};

createServer(({ headers: asked }, response) => {
  if (asked["if-none-match"] === undefined) response.writeHead(200, headers).end(body);
  else response.writeHead(304).end();
}).listen(Number(process.env["PORT"]), "127.0.0.1");
