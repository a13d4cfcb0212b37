/**
 * A program, the baseline of every throughput figure: plain node:http that answers with one ready buffer under constant headers, with
 * its head alone, or with 304 to whoever has it already.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const body = readFileSync(process.env["BODY_FILE"] ?? "");
const headers = JSON.parse(process.env["HEADERS"] ?? "[]") as string[]; // names and values in turn, of startConstantBuffer

createServer(({ headers: asked }, response) => {
  if (asked["if-none-match"] === undefined) response.writeHead(200, headers).end(body);
  else response.writeHead(304, headers).end();
}).listen(Number(process.env["PORT"]), "127.0.0.1");
