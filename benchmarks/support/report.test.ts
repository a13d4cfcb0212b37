import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renewedReport } from "#benchmarks/support/report.ts";

const page = readFileSync(new URL("../../docs/benchmarks.md", import.meta.url), "utf8");

test("docs/benchmarks.md lists every ceiling as the code defines it", () => {
  expect(renewedReport(page, [], "")).toBe(page);
});

test("a new measurement replaces only its own row", () => {
  const first = renewedReport(page, [{ ceiling: "slowLcp", value: 1.25, of: "home, ar" }], "1a");
  const second = renewedReport(first, [{ ceiling: "start", value: 0.8, of: "" }], "2b");
  const again = renewedReport(second, [{ ceiling: "slowLcp", value: 0.9, of: "" }], "3c");
  expect(first).toContain("| ≤ 1.2 s | 1.25 s (home, ar) | near miss | 1a |");
  expect(again).toContain("| ≤ 1.2 s | 0.900 s | holds | 3c |");
  expect(again).toContain("| ≤ 2 s | 0.800 s | holds | 2b |");
  expect(again.split("\n")).toHaveLength(page.split("\n").length);
});
