/** Looks into raw entities, whether or not they match the schema of their kind. */
import type { Path } from "#content/check/yaml-file.ts";

export interface RawValue {
  path: Path;
  value: unknown;
}

/** All values at a pattern such as `units.*.type`, with `*` for every list entry; empty if the shape differs. */
export function valuesAt(raw: unknown, pattern: string): RawValue[] {
  return pattern
    .split(".")
    .reduce<RawValue[]>(
      (found, step) => found.flatMap(step === "*" ? entriesOf : fieldOf(step)),
      [{ path: [], value: raw }],
    );
}

export function textsAt(raw: unknown, pattern: string): { path: Path; value: string }[] {
  return valuesAt(raw, pattern).flatMap(({ path, value }) =>
    typeof value === "string" ? [{ path, value }] : [],
  );
}

/** The text at a pattern without `*`, or null. */
export function textAt(raw: unknown, pattern: string): string | null {
  return textsAt(raw, pattern)[0]?.value ?? null;
}

function entriesOf({ path, value }: RawValue): RawValue[] {
  return Array.isArray(value)
    ? value.map((entry: unknown, index) => ({ path: [...path, index], value: entry }))
    : [];
}

function fieldOf(name: string) {
  return ({ path, value }: RawValue): RawValue[] => {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return [];
    return [{ path: [...path, name], value: (value as Record<string, unknown>)[name] }]; // hasOwn has just found it
  };
}
