/** Plain-text tables for the terminal. */
import { displayWidth, truncate } from "#commands/enquiries/display-width.ts";
import { isolateRightToLeft, onOneLine } from "#commands/enquiries/terminal-text.ts";

export interface Column<Row> {
  heading: string;
  cell: (row: Row) => string;
  /** Whether it may be truncated where the line is too long. */
  canShrink?: true;
}

const gap = "  ";
const minWidth = 8;

/** Formats rows below their headings; elastic columns shrink until the lines fit `width`. */
export function formatTable<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  width: number,
): string {
  const lines = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ cell }) => onOneLine(cell(row)))),
  ];
  const widths = fitWidths(
    columns.map(({ canShrink }, index) => ({
      width: Math.max(...lines.map((cells) => displayWidth(cells[index] ?? ""))),
      isElastic: canShrink ?? false,
    })),
    width - gap.length * (columns.length - 1),
  );
  return lines
    .map((cells) => cells.map((cell, index) => padded(cell, widths[index] ?? 0)))
    .map((cells) => cells.join(gap).trimEnd())
    .join("\n");
}

/** Narrows the widest elastic column until all fit. */
function fitWidths(
  columns: readonly { width: number; isElastic: boolean }[],
  room: number,
): number[] {
  const widths = columns.map(({ width }) => width);
  for (;;) {
    const excess = widths.reduce((sum, width) => sum + width, 0) - room;
    const [widest] = columns
      .flatMap(({ isElastic }, index) => (isElastic ? [index] : []))
      .toSorted((one, other) => (widths[other] ?? 0) - (widths[one] ?? 0));
    if (excess <= 0 || widest === undefined) return widths;
    const width = widths[widest] ?? 0;
    if (width <= minWidth) return widths;
    widths[widest] = width - 1;
  }
}

function padded(cell: string, width: number): string {
  const text = truncate(cell, width);
  return isolateRightToLeft(text) + " ".repeat(Math.max(0, width - displayWidth(text)));
}
