import { expect, test } from "vitest";
import { createAnswerCache } from "#api/answer-cache.ts";
import { writeAnswer } from "#api/answer.ts";

const answer = (length: number) => writeAnswer("x".repeat(length), "en");

test("an answer is found in its edition, and in no other", () => {
  const cache = createAnswerCache(1_000);
  cache.keep("1", "a", answer(10));
  expect(cache.find("1", "a")?.plain).toHaveLength(12);
  expect(cache.find("2", "a")).toBeUndefined();
  expect(cache.find("1", "a")).toBeUndefined();
});

test("the least recently used answers are forgotten first, by their bytes", () => {
  const cache = createAnswerCache(60);
  for (const key of ["a", "b", "c"]) cache.keep("1", key, answer(10)); // 17 bytes each
  cache.find("1", "a");
  cache.keep("1", "d", answer(10));
  expect(["a", "b", "c", "d"].filter((key) => cache.find("1", key) !== undefined)).toEqual([
    "a",
    "c",
    "d",
  ]);
});

test("an answer that is kept twice counts once, and one that is too large is not kept", () => {
  const cache = createAnswerCache(60);
  for (let time = 0; time < 10; time += 1) cache.keep("1", "a", answer(10));
  cache.keep("1", "b", answer(10));
  expect(cache.find("1", "a")).toBeDefined();
  cache.keep("1", "c", answer(1_000));
  expect(["a", "b", "c"].every((key) => cache.find("1", key) === undefined)).toBe(true);
});
