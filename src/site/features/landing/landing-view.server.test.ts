import { expect, test } from "vitest";
import { parseFigure } from "#site/features/landing/landing-view.server.ts";

function written(text: string): string[] {
  const { textBefore, figure, textAfter } = parseFigure(text);
  const { before = "", main = "", after = "" } = figure ?? {};
  return [textBefore, before, main, after, textAfter];
}

test("signs stay with the figure, and decimals are small", () => {
  expect(written("7.5%")).toEqual(["", "", "7", ".5%", ""]);
  expect(written("\u200F7.5%")).toEqual(["", "", "7", ".5%", ""]);
  expect(written("%7,5")).toEqual(["", "%", "7", ",5", ""]);
  expect(written("€300,000")).toEqual(["", "€", "300,000", "", ""]);
  expect(written("0%")).toEqual(["", "", "0", "%", ""]);
});

test("words beside the figure follow the order of their language", () => {
  expect(written("AED 2 million")).toEqual(["AED", "", "2", "", "million"]);
  expect(written("2,000,000 درهم")).toEqual(["", "", "2,000,000", "", "درهم"]);
  expect(written("القانون 8/2007")).toEqual(["القانون", "", "8/2007", "", ""]);
  expect(written("2007年第8号法律")).toEqual(["", "", "2007", "", "年第8号法律"]);
});

test("a text without a number is not split", () => {
  expect(written("Freehold")).toEqual(["Freehold", "", "", "", ""]);
});
