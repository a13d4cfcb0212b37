interface Candidate<Value> {
  /** Lower is better. */
  rank: number;
  suggestion: Value;
}

/** Picks at most `limit` by rank, then by kind; no kind takes more than half, rounded up, while another has candidates. */
export function mixSuggestions<Value>(
  kinds: readonly (readonly Candidate<Value>[])[],
  limit: number,
): Value[] {
  const inOrder = kinds
    .flatMap((candidates, kind) => candidates.map((candidate) => ({ ...candidate, kind })))
    .sort((one, other) => one.rank - other.rank || one.kind - other.kind);
  const half = Math.ceil(limit / 2);
  const taken = kinds.map(() => 0);
  const chosen = new Set<(typeof inOrder)[number]>();
  for (const candidate of inOrder) {
    const count = taken[candidate.kind] ?? 0;
    if (count >= half || chosen.size >= limit) continue;
    taken[candidate.kind] = count + 1;
    chosen.add(candidate);
  }
  for (const candidate of inOrder) if (chosen.size < limit) chosen.add(candidate);
  return inOrder.filter((candidate) => chosen.has(candidate)).map(({ suggestion }) => suggestion);
}
