import { expect, test } from "vitest";
import { displayWidth } from "#commands/enquiries/display-width.ts";
import { type Column, formatTable } from "#commands/enquiries/table.ts";

test.each([
  ["Noura", 5],
  ["王芳", 4],
  ["ＡＢ，", 6],
  ["한국", 4],
  ["محمد", 4],
  ["مُحَمَّد", 4],
  ["Ölçer", 5],
  ["Ölçer".normalize("NFD"), 5],
  ["é\u200B", 1],
  ["👩‍👩‍👧", 2],
  ["☎️", 2],
  ["2–3 …", 5],
])("%s takes %i columns", (text, width) => {
  expect(displayWidth(text)).toBe(width);
});

const columns: readonly Column<readonly string[]>[] = [
  { heading: "Key", cell: ([key = ""]) => key },
  { heading: "Name", cell: ([, name = ""]) => name, canShrink: true },
  { heading: "About", cell: ([, , about = ""]) => about, canShrink: true },
];

test("columns align in every script", () => {
  const rows = [
    ["1", "王芳", "x"],
    ["2", "Noura", "y"],
    ["3", "مُحَمَّد", "z"],
  ];
  expect(formatTable(columns, rows, 40).split("\n")).toEqual([
    "Key  Name   About",
    "1    王芳   x",
    "2    Noura  y",
    "3    \u2068مُحَمَّد\u2069   z",
  ]);
});

test("no line exceeds the terminal's width, and the widest column is cut", () => {
  const long = "海边的房子".repeat(9);
  const lines = formatTable(columns, [["1", long, "short one"]], 40).split("\n");
  expect(lines.map((line) => displayWidth(line)).every((width) => width <= 40)).toBe(true);
  expect(lines[1]).toMatch(/^1 {4}[海边的房子]+… +short one$/);
});

test("visitors' texts cannot move the cursor or change the direction of other cells", () => {
  const hostile = "a\u001B[2J\u001B]0;x\u0007\r\nb\u202Ec\u2066d\u009Be";
  expect(formatTable(columns, [["1", hostile, "z"]], 80).split("\n")[1]).toBe(
    "1    a [2J ]0;x bcd e  z",
  );
});
