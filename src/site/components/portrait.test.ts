import { expect, test } from "vitest";
import { initialsOf } from "#site/components/portrait.tsx";

test.each([
  ["Leyla Arman", "LA"],
  ["Anna Maria van der Berg", "AB"],
  ["Çağla  Şen ", "ÇŞ"],
  ["ada", "A"],
  ["", ""],
])("the initials of “%s” are “%s”", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
