import { expect, test } from "vitest";
import { createAnswerCache } from "#api/answer-cache.ts";
import { writeAnswer } from "#api/answer.ts";

const answer = (length: number) => writeAnswer("x".repeat(length), "en");

test("an answer is found in its edition, and in no other", () => {
  const cache = createAnswerCache(10_000);
  cache.keep("1", "a", answer(10));
  expect(cache.find("1", "a")?.bodies.bytes()).toBe(12);
  expect(cache.find("2", "a")).toBeUndefined();
  expect(cache.find("1", "a")).toBeUndefined();
});

test("the least recently used answers are forgotten first, by their bytes", () => {
  const cache = createAnswerCache(9_000);
  for (const key of ["a", "b", "c"]) cache.keep("1", key, answer(1_000)); // 2,804 bytes each
  cache.find("1", "a");
  cache.keep("1", "d", answer(1_000));
  expect(["a", "b", "c", "d"].filter((key) => cache.find("1", key) !== undefined)).toEqual([
    "a",
    "c",
    "d",
  ]);
});

test("an answer that is kept twice counts once, and one that is too large is not kept", () => {
  const cache = createAnswerCache(6_000);
  for (let time = 0; time < 10; time += 1) cache.keep("1", "a", answer(1_000));
  cache.keep("1", "b", answer(1_000));
  expect(cache.find("1", "a")).toBeDefined();
  cache.keep("1", "c", answer(10_000));
  expect(["a", "b", "c"].every((key) => cache.find("1", key) === undefined)).toBe(true);
});

test("every encoding that an answer is there in counts", async () => {
  const rows = Array.from({ length: 500 }, (_, row) => row * row);
  const list = writeAnswer(rows, "en");
  const bodies = [list.bodies.find("identity"), await list.bodies.make("br")];
  bodies.push(await list.bodies.make("gzip"));
  const bytes = bodies.reduce((sum, body) => sum + (body?.length ?? 0), 0);
  expect(list.bodies.bytes()).toBe(bytes);

  const room = 2 * 1_802 + 1_002 + bytes; // exactly for both answers
  for (const [bytes, isKept] of [
    [room, true],
    [room - 1, false],
  ] as const) {
    const cache = createAnswerCache(bytes);
    const compressed = writeAnswer(rows, "en");
    cache.keep("1", "a", compressed);
    await compressed.bodies.make("br");
    cache.weigh("a");
    cache.keep("1", "b", answer(1_000));
    cache.find("1", "a");
    await compressed.bodies.make("gzip");
    cache.weigh("a");
    expect(cache.find("1", "b") !== undefined).toBe(isKept);
    expect(cache.find("1", "a")).toBeDefined();
  }
});
