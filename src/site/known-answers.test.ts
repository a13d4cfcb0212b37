import { expect, test } from "vitest";
import { createKnownAnswers } from "#site/known-answers.ts";

const answer = (name: string) => ({ etag: `"${name}"`, content: { name } });

test("an answer is known by its address and language, until another one comes", () => {
  const known = createKnownAnswers(10);
  known.keep("/offers", "en", answer("first"));
  expect(known.find("/offers", "en")?.content).toEqual({ name: "first" });
  expect(known.find("/offers", "ar")).toBeUndefined();
  known.keep("/offers", "en", answer("second"));
  expect(known.find("/offers", "en")?.etag).toBe('"second"');
});

test("beyond the most, what was used longest ago is forgotten", () => {
  const known = createKnownAnswers(2);
  known.keep("/offers", "en", answer("offers"));
  known.keep("/videos", "en", answer("videos"));
  known.find("/offers", "en");
  known.keep("/blog", "en", answer("blog"));
  expect(known.find("/offers", "en")).toBeDefined();
  expect(known.find("/videos", "en")).toBeUndefined();
});

test("nobody can change what others read", () => {
  const known = createKnownAnswers(2);
  const home = { ref: "IST-1042" };
  const content = { homes: [home] };
  known.keep("/offers", "en", { etag: '"1"', content });
  expect(() => content.homes.push({ ref: "IST-1063" })).toThrow(TypeError);
  expect(() => {
    home.ref = "IST-1063";
  }).toThrow(TypeError);
});
