/** Groups rows by a key, in their order, and gives back the lookup; it answers an empty list for a key without rows. */
export function grouped<Row, Key, Value = Row>(
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
