import { expect, test } from "vitest";
import { type AnswerCache, createAnswerCache } from "#api/answer-cache.ts";
import { type Answer, writeAnswer } from "#api/answer.ts";

const answer = (length: number) => writeAnswer("x".repeat(length), "en");

/** As the API does it: what is not found is made and kept. */
function ask(cache: AnswerCache, key: string, made: Answer) {
  cache.find("1", key);
  cache.keep("1", key, made);
}

test("an answer is found in its edition, and in no other", () => {
  const cache = createAnswerCache(10_000);
  ask(cache, "a", answer(10));
  expect(cache.find("1", "a")?.bodies.bytes()).toBe(12);
  expect(cache.find("2", "a")).toBeUndefined();
  expect(cache.find("1", "a")).toBeUndefined();
});

test("an answer that was begun in a former edition takes nothing of the present one with it", () => {
  const cache = createAnswerCache(10_000);
  cache.find("1", "slow"); // asked for, and still being made
  cache.find("2", "a");
  cache.keep("2", "a", answer(10));
  cache.keep("1", "slow", answer(10));
  expect(cache.find("2", "a")).toBeDefined();
  expect(cache.find("2", "slow")).toBeUndefined();
});

test("the least recently used answers are forgotten first, by their bytes", () => {
  const cache = createAnswerCache(9_000);
  for (const key of ["a", "b", "c"]) ask(cache, key, answer(1_000)); // 2,804 bytes each
  cache.find("1", "a");
  ask(cache, "d", answer(1_000));
  expect(["a", "b", "c", "d"].filter((key) => cache.find("1", key) !== undefined)).toEqual([
    "a",
    "c",
    "d",
  ]);
});

test("an answer that is kept twice counts once, and one that is too large takes nobody's place", () => {
  const cache = createAnswerCache(6_000);
  for (let time = 0; time < 10; time += 1) ask(cache, "a", answer(1_000));
  ask(cache, "b", answer(1_000));
  expect(cache.find("1", "a")).toBeDefined();
  ask(cache, "c", answer(10_000));
  expect(["a", "b", "c"].filter((key) => cache.find("1", key) !== undefined)).toEqual(["a", "b"]);
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
    ask(cache, "a", compressed);
    await compressed.bodies.make("br");
    cache.weigh("a");
    ask(cache, "b", answer(1_000));
    cache.find("1", "a");
    await compressed.bodies.make("gzip");
    cache.weigh("a");
    expect(cache.find("1", "b") !== undefined).toBe(isKept);
    expect(cache.find("1", "a")).toBeDefined();
  }
});
