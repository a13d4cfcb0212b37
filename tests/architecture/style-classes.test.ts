import { expect, test } from "vitest";
import {
  classesOf,
  classesUsed,
  unknownClasses,
  unusedClasses,
} from "#tests/architecture/style-classes.ts";

const css = `
@import "./other.css";
.card:hover > .card__picture, .tag--sold { background: url("./sea.svg") } /* .gone */`;

test("the classes of a style sheet are those of its selectors", () => {
  expect(classesOf(css)).toEqual(["card", "card__picture", "tag--sold"]);
});

test("a class that no source uses is reported", () => {
  const source = "<p className={`card tag--${status}`} />";
  expect(unusedClasses(css, [source])).toEqual(["card__picture"]);
});

test("the classes of a component are those of its attributes", () => {
  const source = `
    <Card className="card card__picture" linkClassName="go" title="no class" />
    <p className={kind === "sold" ? "card" : undefined} />
    <p className={\`match tag--\${mark} \${open ? "match--open" : ""}\`} />`;
  expect(classesUsed(source)).toEqual([
    "card",
    "card__picture",
    "go",
    "card",
    "match",
    "tag--${",
    "match--open",
  ]);
});

test("a class without a style is found, also by the beginning of a template", () => {
  const source = '<p className="card caard" /><p className={`tag--${status} tga--${status}`} />';
  expect(unknownClasses(classesOf(css), source)).toEqual(["caard", "tga--${"]);
});
