import { expect, test } from "vitest";
import { type ResponseCache, createResponseCache } from "#http/response-cache.ts";
import { type EncodedBody, createEncodedBody } from "#http/encoded-body.ts";

interface Answer {
  bodies: EncodedBody;
}

const overheadBytes = 1_000;
const cacheOf = (maxBytes: number) => createResponseCache<Answer>({ maxBytes, overheadBytes });
const answer = (text: string): Answer => ({
  bodies: createEncodedBody(Buffer.from(text), { keepUncompressed: true }),
});
const cachedKeys = (cache: ResponseCache<Answer>, ...keys: string[]) =>
  keys.filter((key) => cache.get(key) !== undefined);

test("evicts the least recently used responses by size", () => {
  const cache = cacheOf(6_100);
  for (const key of ["a", "b", "c"]) cache.set(key, answer("x".repeat(1_000))); // 2,002 bytes each
  cache.get("a");
  cache.set("d", answer("x".repeat(1_000)));
  expect(cachedKeys(cache, "a", "b", "c", "d")).toEqual(["a", "c", "d"]);
});

test("counts a response once, and evicts nothing for one that is too large", () => {
  const cache = cacheOf(5_000);
  for (let time = 0; time < 10; time += 1) cache.set("a", answer("x".repeat(1_000)));
  cache.set("b", answer("x".repeat(1_000)));
  cache.set("c", answer("x".repeat(10_000)));
  expect(cachedKeys(cache, "a", "b", "c")).toEqual(["a", "b"]);
});

test("caches nothing without room", () => {
  const cache = cacheOf(0);
  cache.set("a", answer(""));
  expect(cache.get("a")).toBeUndefined();
});

test("counts every encoding", async () => {
  const rows = JSON.stringify(Array.from({ length: 500 }, (_, row) => row * row));
  const list = answer(rows);
  const cache = cacheOf(100_000);
  cache.set("a", list);
  const bodies = [list.bodies.get("identity"), await list.bodies.encode("br")];
  bodies.push(await list.bodies.encode("gzip"));
  cache.resize("a");
  const bytes = bodies.reduce((sum, body) => sum + (body?.length ?? 0), 0);
  expect(list.bodies.size()).toBe(bytes);
  expect(cache.bytes).toBe(overheadBytes + 2 + bytes);
});
