/** Reads docs/receipts.md as fixtures, so that tests check the sums that people check. */
import { readFileSync } from "node:fs";

export interface WorkedReceipt {
  title: string;
  project: string;
  type: string;
  rooms: string | undefined;
  onlyWith: string[];
  sale: "resale" | null;
  loanPercent: number | null;
  /** A table row: slug of the cost (or `price`, `costs`, `total`) and amounts from left to right. */
  lines: { slug: string; amounts: number[]; note: string }[];
  programmes: string[];
}

export interface WorkedPlan {
  title: string;
  project: string;
  type: string;
  rooms: string | undefined;
  plan: number;
  /** `each` is also the last payment's amount unless `last` differs. */
  stages: {
    count: number;
    each: number;
    last: number;
    firstDate: string | null;
    lastDate: string | null;
  }[];
  sum: number;
}

const sections = readFileSync(new URL("../../docs/receipts.md", import.meta.url), "utf8")
  .split(/^### /m)
  .slice(1);

export const workedReceipts: WorkedReceipt[] = sections
  .filter((section) => /^\d+\. /.test(section))
  .map((section) => {
    const [, project = ""] = /`projects\/([\w-]+)\.yaml`/.exec(section) ?? [];
    const [, row = ""] = /row `([^`]+)`/.exec(section) ?? [];
    const [type = "", rooms] = row.split(" ");
    const [, onlyWith] = /`onlyWith: ([^`]+)`/.exec(section) ?? [];
    const [, loan] = /loan (\d+)%/.exec(section) ?? [];
    const [, programmes = ""] = /^Programmes reached: (.*)\.$/m.exec(section) ?? [];
    return {
      title: firstLine(section),
      project,
      type,
      rooms,
      onlyWith: onlyWith === undefined ? [] : [onlyWith],
      sale: section.includes("`sale: resale`") ? "resale" : null,
      loanPercent: loan === undefined ? null : Number(loan),
      lines: tableOf(section).map(([label = "", , ...amounts]) => ({
        slug: /`([^`]+)`/.exec(label)?.[1] ?? label.replaceAll("*", "").toLowerCase(),
        amounts: amounts.map(amountOf),
        note: label,
      })),
      programmes: [...programmes.matchAll(/`([^`]+)`/g)].map(([, slug = ""]) => slug),
    };
  });

export const workedPlans: WorkedPlan[] = sections
  .filter((section) => section.startsWith("`projects/"))
  .map((section) => {
    const title = firstLine(section);
    const match = /^`projects\/([\w-]+)\.yaml`, (\w+) (\S+), [\d,]+(?:, plan (\d))?$/.exec(title);
    const [, project = "", type = "", rooms, plan = "1"] = match ?? [];
    const rows = tableOf(section);
    return {
      title,
      project,
      type,
      rooms,
      plan: Number(plan) - 1,
      stages: rows.slice(0, -1).map(([, , count = "", each = "", first = "", last = ""]) => {
        const [amount = "", remainder] = each.split(", the last ");
        return {
          count: Number(count),
          each: amountOf(amount),
          last: amountOf(remainder ?? amount),
          firstDate: dateOf(first),
          lastDate: dateOf(last === "" ? first : last),
        };
      }),
      sum: amountOf(rows.at(-1)?.[3] ?? ""),
    };
  });

function firstLine(section: string): string {
  return section.slice(0, section.indexOf("\n"));
}

/** The cells of the section's table without its header row. */
function tableOf(section: string): string[][] {
  return section
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
}

function amountOf(cell: string): number {
  return Number(cell.replaceAll(",", ""));
}

function dateOf(cell: string): string | null {
  return cell === "–" ? null : cell;
}
