/** One figure of the one table that `npm run bench` prints. */
export interface Row {
  section: string;
  figure: string;
  /** Of how much it was measured, where the same figure is measured of several sizes; null otherwise. */
  size: number | null;
  /** On which database, where the same figure is measured on several; null otherwise. */
  engine: string | null;
  value: number;
  unit: string;
  /** The same figure of what it is compared with, measured in the same run; null where there is nothing to compare with. */
  baseline: number | null;
  /** Value by baseline; null where there is no baseline, or where it is 0. */
  ratio: number | null;
  /** The limit, in words; null where none is set. */
  aim: string | null;
  /** Whether the limit is a guard of our own: set where the figure stood, to keep it there, not asked for before it was known. */
  isGuard: boolean;
  /** Whether the limit holds; null where none is set. */
  holds: boolean | null;
}

/** Measures one subject, saying meanwhile what it does; `names` may narrow it down. */
export type Section = (names: readonly string[]) => Promise<Row[]>;

/** A limit on the value, or on how it compares with its baseline. */
export type Aim = { of: "value" | "ratio" } & ({ atMost: number } | { atLeast: number });

export interface Figure {
  section: string;
  figure: string;
  size?: number;
  engine?: string;
  value: number;
  unit: string;
  baseline?: number;
  aim?: Aim;
  /** Of the aim: see `Row`. */
  isGuard?: boolean;
}

/** Works out the ratio and judges the figure. An aim at a ratio without a baseline, or with one of 0, does not hold. */
export function rowOf(measured: Figure): Row {
  const { section, figure, size, engine, value, unit, baseline, aim, isGuard = false } = measured;
  const ratio = baseline === undefined || baseline === 0 ? null : value / baseline;
  return {
    section,
    figure: engine === undefined ? figure : `${engine}, ${figure}`,
    size: size ?? null,
    engine: engine ?? null,
    value,
    unit,
    baseline: baseline ?? null,
    ratio,
    aim: aim === undefined ? null : wordsOf(aim),
    isGuard,
    holds: aim === undefined ? null : isReached(aim, aim.of === "ratio" ? ratio : value),
  };
}

function wordsOf(aim: Aim): string {
  const limit = "atMost" in aim ? `≤ ${aim.atMost}` : `≥ ${aim.atLeast}`;
  return aim.of === "ratio" ? `ratio ${limit}` : limit;
}

function isReached(aim: Aim, figure: number | null): boolean {
  if (figure === null) return false;
  return "atMost" in aim ? figure <= aim.atMost : figure >= aim.atLeast;
}
