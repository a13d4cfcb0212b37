import { expect, test } from "vitest";
import { createKnownAnswers } from "#site/known-answers.ts";

const answer = (name: string) => ({ etag: `"${name}"`, edition: null, content: { name } });

test("an answer is known by its address and language, until another one comes", () => {
  const known = createKnownAnswers(10_000);
  known.keep("/offers", "en", answer("first"));
  expect(known.find("/offers", "en")?.content).toEqual({ name: "first" });
  expect(known.find("/offers", "ar")).toBeUndefined();
  known.keep("/offers", "en", answer("second"));
  expect(known.find("/offers", "en")?.etag).toBe('"second"');
});

test("beyond its bound it forgets what was used longest ago, however many answers that are", () => {
  const known = createKnownAnswers(10_000);
  const long = (name: string) => ({ ...answer(name), content: [name, "x".repeat(2_000)] });
  known.keep("/offers", "en", long("offers"));
  known.keep("/videos", "en", long("videos"));
  known.find("/offers", "en");
  known.keep("/blog", "en", long("blog"));
  known.keep("/blog", "en", long("blog again"));
  expect(known.find("/offers", "en")).toBeDefined();
  expect(known.find("/blog", "en")?.etag).toBe('"blog again"');
  expect(known.find("/videos", "en")).toBeUndefined();
  for (const name of ["/team", "/footer", "/cities"]) known.keep(name, "en", answer(name));
  expect(known.find("/offers", "en")).toBeDefined();
});

test("nobody can change what others read", () => {
  const known = createKnownAnswers(10_000);
  const home = { ref: "IST-1042" };
  const content = { homes: [home] };
  known.keep("/offers", "en", { etag: '"1"', edition: null, content });
  expect(() => content.homes.push({ ref: "IST-1063" })).toThrow(TypeError);
  expect(() => {
    home.ref = "IST-1063";
  }).toThrow(TypeError);
});
