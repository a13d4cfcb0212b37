import { expect, test } from "vitest";
import { renewedRows, reportOf, rowsOfReport } from "#benchmarks/support/report.ts";
import { rowOf } from "#benchmarks/support/row.ts";

const row = (section: string, value: number, measured = "2026-11-21") => ({
  ...rowOf({ section, figure: "time", value, unit: "ms", aim: { of: "value", atMost: 5 } }),
  measured,
  processor: "two cores",
  code: "0123abc",
  flags: "--frugal=40 ARENAS=1",
});

test("a report can be read back as the rows that it was written from", () => {
  const rows = [row("api", 4.25), row("wire", 6), { ...row("faces", 1), isGuard: true }];
  const flags = "--frugal=40 ARENAS=1";
  const report = reportOf(rows, { processor: "two cores", code: "0123abc", flags });
  expect(rowsOfReport(report)).toEqual(rows);
  expect(report).toContain("| processor | two cores |");
  expect(report).toContain("| api: time | 4.25 | ms |  |  | ≤ 5 | yes | 2026-11-21 |");
  expect(report).toContain("| faces: time | 1.00 | ms |  |  | ≤ 5, guard | yes | 2026-11-21 |");
  expect(report).toContain("1 of 2 aims are reached, and 1 of 1 guards hold.");
  const elsewhere = reportOf(rows, {
    processor: "four cores",
    code: "4567def",
    flags: "--frugal=60 --small ARENAS=1",
  });
  expect(elsewhere).toContain(
    "| yes | 2026-11-21, 0123abc, two cores, --frugal=40, without --small |",
  );
});

test("sections that were not run keep their former rows", () => {
  const former = [row("api", 1), row("wire", 2)];
  const now = [row("wire", 3, "2026-11-22"), row("start", 4, "2026-11-22")];
  const renewed = renewedRows(former, now, ["start", "wire", "api"]);
  expect(renewed.map(({ section, value }) => `${section} ${value}`)).toEqual([
    "start 4",
    "wire 3",
    "api 1",
  ]);
});

test("sizes that were not run keep their former rows, too", () => {
  const sized = (size: number, value: number) => ({ ...row("scale", value), size });
  const former = [sized(1_000, 1), sized(10_000, 2), sized(1_000_000, 4)];
  const renewed = renewedRows(former, [sized(100_000, 3), sized(10_000, 5)], ["scale"]);
  expect(renewed.map(({ size, value }) => [size, value])).toEqual([
    [1_000, 1],
    [10_000, 5],
    [100_000, 3],
    [1_000_000, 4],
  ]);
});

test("what is no report holds no rows", () => {
  expect(rowsOfReport("# Benchmarks")).toEqual([]);
});

test("a database that was not there keeps its former rows", () => {
  const on = (engine: string, value: number) => ({ ...row("scale", value), size: 1_000, engine });
  const renewed = renewedRows([on("SQLite", 1), on("PostgreSQL", 2)], [on("SQLite", 3)], ["scale"]);
  expect(renewed.map(({ engine, value }) => [engine, value])).toEqual([
    ["PostgreSQL", 2],
    ["SQLite", 3],
  ]);
});
