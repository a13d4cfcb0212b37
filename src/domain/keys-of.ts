/** `Object.keys` with the type of the keys, for tables that have no others. */
export function keysOf<Table extends object>(table: Table): Extract<keyof Table, string>[] {
  return Object.keys(table) as Extract<keyof Table, string>[]; // TypeScript allows objects more keys than their type has
}
