import type { Flag } from "#database/schema.ts";

export function toFlag(value: boolean): Flag {
  return value ? 1 : 0;
}

export function toFlagOrNull(value: boolean | null): Flag | null {
  return value === null ? null : toFlag(value);
}

export function fromFlagOrNull(flag: Flag | null): boolean | null {
  return flag === null ? null : flag === 1;
}
