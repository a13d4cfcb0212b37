/** A program: plain node:http that answers with one prepared buffer and constant headers. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const body = readFileSync(process.env["BODY_FILE"] ?? "");
const headers = JSON.parse(process.env["HEADERS"] ?? "{}") as Record<string, string>; // set by startConstantBuffer

createServer((_, response) => {
  response.writeHead(200, headers).end(body);
}).listen(Number(process.env["PORT"]), "127.0.0.1");
