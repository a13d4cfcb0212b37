import { expect, test } from "vitest";
import { type AnswerCache, createAnswerCache } from "#http/answer-cache.ts";
import { type Bodies, createBodies } from "#http/bodies.ts";

interface Answer {
  bodies: Bodies;
}

const bytesPerAnswer = 1_000;
const cacheOf = (maxBytes: number) => createAnswerCache<Answer>({ maxBytes, bytesPerAnswer });
const answer = (text: string): Answer => ({
  bodies: createBodies(Buffer.from(text), { keepsPlain: true }),
});
const keptIn = (cache: AnswerCache<Answer>, ...keys: string[]) =>
  keys.filter((key) => cache.find(key) !== undefined);

test("evicts the least recently used answers first, by size in bytes", () => {
  const cache = cacheOf(6_100);
  for (const key of ["a", "b", "c"]) cache.keep(key, answer("x".repeat(1_000))); // 2,002 bytes each
  cache.find("a");
  cache.keep("d", answer("x".repeat(1_000)));
  expect(keptIn(cache, "a", "b", "c", "d")).toEqual(["a", "c", "d"]);
});

test("a repeated answer counts once, and one that is too large evicts nothing", () => {
  const cache = cacheOf(5_000);
  for (let time = 0; time < 10; time += 1) cache.keep("a", answer("x".repeat(1_000)));
  cache.keep("b", answer("x".repeat(1_000)));
  cache.keep("c", answer("x".repeat(10_000)));
  expect(keptIn(cache, "a", "b", "c")).toEqual(["a", "b"]);
});

test("a cache without capacity stores nothing", () => {
  const cache = cacheOf(0);
  cache.keep("a", answer(""));
  expect(cache.find("a")).toBeUndefined();
});

test("every encoding of an answer counts towards its size", async () => {
  const rows = JSON.stringify(Array.from({ length: 500 }, (_, row) => row * row));
  const list = answer(rows);
  const cache = cacheOf(100_000);
  cache.keep("a", list);
  const bodies = [list.bodies.find("identity"), await list.bodies.make("br")];
  bodies.push(await list.bodies.make("gzip"));
  cache.weigh("a");
  const bytes = bodies.reduce((sum, body) => sum + (body?.length ?? 0), 0);
  expect(list.bodies.bytes()).toBe(bytes);
  expect(cache.bytes).toBe(bytesPerAnswer + 2 + bytes);
});
