/** Upper and lower limits for `npm run bench` and `npm run size`, shown in docs/benchmarks.md. */
import type { SectionName } from "#benchmarks/sections.ts";

export interface Ceiling {
  section: SectionName;
  figure: string;
  unit: string;
  /** `ratio`: value divided by a baseline measured in the same run. */
  limit: { atMost: number } | { atLeast: number };
  /** A score in points, which has no near misses. */
  isScore?: true;
}

export const ceilings = {
  script: atMost(154, "KB gz", "weights", "script of a page, by the build's manifest"), // 104 of an empty React Router page, plus 50
  fetchedScript: atMost(
    154,
    "KB gz",
    "weights",
    "script that a browser fetches by itself and at a first touch",
  ),
  document: atMost(30, "KB gz", "weights", "document of a listing, a project or any other page"),
  textDocument: atMost(18, "KB gz", "weights", "document of a text page"),
  performance: score(97, "performance, all templates but the project"),
  projectPerformance: score(95, "performance, project"),
  accessibility: score(100, "accessibility"),
  bestPractices: score(100, "best practices"),
  seo: score(100, "SEO"),
  blockingTime: atMost(50, "ms", "lighthouse", "total blocking time (TBT)"),
  layoutShift: atMost(0.02, "", "lighthouse", "cumulative layout shift (CLS)"),
  slowLcp: atMost(1.2, "s", "slow-line", "largest contentful paint (LCP), 150 ms and 1.6 Mbit/s"),
  slowLayoutShift: atMost(0.02, "", "slow-line", "CLS on the same line"),
  wholeBlocking: atMost(600, "ms", "slow-line", "sum of blocking over the whole load at ¼ speed"),
  filters: atMost(150, "ms", "interaction", "INP at ¼ speed, filters"),
  menus: atMost(150, "ms", "interaction", "INP at ¼ speed, menus"),
  gallery: atMost(150, "ms", "interaction", "INP at ¼ speed, gallery"),
  questionnaire: atMost(150, "ms", "interaction", "INP at ¼ speed, questionnaire"),
  warmPage: atLeast(
    0.6,
    "ratio",
    "warm-page",
    "requests a second of a cached page ÷ a constant buffer of node:http",
  ),
  freshPage: atMost(
    1.5,
    "ratio",
    "fresh-page",
    "CPU of an uncached page ÷ a bare React Router page of the same content",
  ),
  api: atMost(10, "ms", "api", "p99 of the slowest call, cached"),
  search: atMost(50, "ms", "search", "p99 of a listing among 100,000 projects"),
  suggestions: atMost(50, "ms", "search", "p99 of suggestions among 100,000 projects"),
  searchGrowth: atMost(
    5,
    "ratio",
    "search",
    "CPU of a listing among 100,000 projects ÷ among 10,000",
  ),
  enquiries: atLeast(0.2, "ratio", "enquiries", "enquiries accepted a second ÷ bare inserts"),
  start: atMost(2, "s", "process", "second start to the first page"),
  idleMemory: atMost(300, "MB", "process", "memory, idle, all processes"),
  usedMemory: atMost(450, "MB", "process", "memory after 100,000 mixed requests, all processes"),
} satisfies Record<string, Ceiling>;

export type CeilingName = keyof typeof ceilings;

export interface Measurement {
  ceiling: CeilingName;
  value: number;
  /** The worst case, or how it was measured in a short run. */
  of: string;
}

export type Verdict = "holds" | "near miss" | "missed";

/** A miss by less than a tenth of the limit is a near miss; NaN is a miss. */
export function verdictOn({ limit, isScore }: Ceiling, value: number): Verdict {
  const margin = isScore ? 0 : 0.1;
  if ("atMost" in limit) {
    if (value <= limit.atMost) return "holds";
    return value < limit.atMost * (1 + margin) ? "near miss" : "missed";
  }
  if (value >= limit.atLeast) return "holds";
  return value > limit.atLeast * (1 - margin) ? "near miss" : "missed";
}

/** The measurement furthest beyond its limit; throws for an empty list. */
export function worstOf(measurements: readonly Measurement[]): Measurement {
  const [first, ...others] = measurements;
  if (first === undefined) throw new Error("Nothing was measured");
  const { limit }: Ceiling = ceilings[first.ceiling];
  return others.reduce((worst, other) => {
    const isWorse = "atMost" in limit ? other.value > worst.value : other.value < worst.value;
    return isWorse ? other : worst;
  }, first);
}

function atMost(limit: number, unit: string, section: SectionName, figure: string): Ceiling {
  return { section, figure, unit, limit: { atMost: limit } };
}

function atLeast(limit: number, unit: string, section: SectionName, figure: string): Ceiling {
  return { section, figure, unit, limit: { atLeast: limit } };
}

function score(limit: number, figure: string): Ceiling {
  return { ...atLeast(limit, "points", "lighthouse", figure), isScore: true };
}
