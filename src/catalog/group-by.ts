/** Groups rows by a key, in their order, and returns the lookup; a key without rows gives an empty list. */
export function groupBy<Row, Key, Value = Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  valueOf: (row: Row) => Value,
): (key: Key) => Value[] {
  const groups = new Map<Key, Value[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [valueOf(row)]);
    else group.push(valueOf(row));
  }
  return (key) => groups.get(key) ?? [];
}
