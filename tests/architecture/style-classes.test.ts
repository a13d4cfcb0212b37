import { expect, test } from "vitest";
import { classesOf, unusedClasses } from "#tests/architecture/style-classes.ts";

const css = `
@import "./other.css";
.card:hover > .card__pic, .tag--sold { background: url("./sea.svg") } /* .gone */`;

test("the classes of a style sheet are those of its selectors", () => {
  expect(classesOf(css)).toEqual(["card", "card__pic", "tag--sold"]);
});

test("a class that nobody names is left over", () => {
  const source = "<p className={`card tag--${status}`} />";
  expect(unusedClasses(css, [source])).toEqual(["card__pic"]);
});
