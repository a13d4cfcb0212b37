import { expect, test } from "vitest";
import { physicalDeclarations } from "#tests/architecture/physical-css.ts";

test("a style sheet that names left or right is found with its line", () => {
  const css = `
.card { padding-left: 1rem; color: red }
/* margin-left: 1px; */
.card:hover {
  text-align: right;
  inset: 0 auto 0 1rem;
  border-radius: 0 8px 8px 0;
  border-top-left-radius: 2px;
  background-position: right 1rem center;
  background: url("tick.svg") no-repeat left, red
}`;
  expect(physicalDeclarations(css)).toEqual([
    { line: 2, declaration: "padding-left: 1rem" },
    { line: 5, declaration: "text-align: right" },
    { line: 6, declaration: "inset: 0 auto 0 1rem" },
    { line: 7, declaration: "border-radius: 0 8px 8px 0" },
    { line: 8, declaration: "border-top-left-radius: 2px" },
    { line: 9, declaration: "background-position: right 1rem center" },
    { line: 10, declaration: 'background: url("tick.svg") no-repeat left, red' },
  ]);
});

test("symmetric and logical declarations are accepted", () => {
  const css = `
.card {
  margin: 0 auto 1rem;
  padding: 1px 2px 3px 2px;
  inset: calc(1px + 2px) 0 auto 0;
  border-radius: 8px 8px 0 0;
  text-align: start;
  padding-inline-start: 1px;
  background: linear-gradient(to right, red, blue);
  background-position: center bottom;
  float: inline-end;
  border-width: 0 2px 2px 0; /* a tick is not mirrored */
}
a[href*="left: 1"]:hover { color: red }`;
  expect(physicalDeclarations(css)).toEqual([]);
});
