export interface KindReport {
  name: string;
  added: number;
  changed: number;
  /** Republished or moved. */
  replaced: number;
  withdrawn: number;
  unchanged: number;
}

export interface LoadReport {
  kinds: readonly KindReport[];
  changed: boolean;
}

export function hasChanged({ added, changed, replaced, withdrawn }: KindReport): boolean {
  return added + changed + replaced + withdrawn > 0;
}

/** Formats a summary such as "48 added, 2 changed, 1 withdrawn; 340 unchanged". */
export function summary(kinds: readonly KindReport[]): string {
  const sum = (count: keyof Omit<KindReport, "name">) =>
    kinds.reduce((total, kind) => total + kind[count], 0);
  if (!kinds.some(hasChanged))
    return `nothing has changed, ${sum("unchanged")} entries are as they were`;
  const done = (["added", "changed", "replaced", "withdrawn"] as const)
    .filter((count) => sum(count) > 0)
    .map((count) => `${sum(count)} ${count}`);
  return `${done.join(", ")}; ${sum("unchanged")} unchanged`;
}
