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
  const ranked = kinds
    .flatMap((candidates, kind) => candidates.map((candidate) => ({ ...candidate, kind })))
    .sort((one, other) => one.rank - other.rank || one.kind - other.kind);
  const half = Math.ceil(limit / 2);
  const chosenByKind = kinds.map(() => 0);
  const chosen = new Set<(typeof ranked)[number]>();
  for (const candidate of ranked) {
    const count = chosenByKind[candidate.kind] ?? 0;
    if (count >= half || chosen.size >= limit) continue;
    chosenByKind[candidate.kind] = count + 1;
    chosen.add(candidate);
  }
  for (const candidate of ranked) if (chosen.size < limit) chosen.add(candidate);
  return ranked.filter((candidate) => chosen.has(candidate)).map(({ suggestion }) => suggestion);
}
