/** What a load did to one kind of content. */
export interface KindReport {
  name: string;
  added: number;
  changed: number;
  /** Published again, or moved to another place. */
  replaced: number;
  withdrawn: number;
  unchanged: number;
}

export interface LoadReport {
  kinds: readonly KindReport[];
  /** Whether anything is different from before. */
  changed: boolean;
}

/** Whether a load of this kind wrote anything. */
export function hasChanged({ added, changed, replaced, withdrawn }: KindReport): boolean {
  return added + changed + replaced + withdrawn > 0;
}

/** Says what was done: "48 added, 2 changed, 1 withdrawn; 340 unchanged". */
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
