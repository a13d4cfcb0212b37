import { usageError } from "#commands/enquiries/arguments.ts";
import { deliveryStates } from "#database/schema/enquiries.ts";
import { enquiryKinds } from "#domain/enquiry.ts";
import { isIsoDate } from "#domain/iso-date.ts";
import type { EnquiryFilter } from "#enquiries/enquiry-filter.ts";

export const filterFlags = {
  kind: { type: "string" },
  state: { type: "string" },
  since: { type: "string" },
  limit: { type: "string" },
} as const;
type FilterValues = Partial<Record<keyof typeof filterFlags, string>>;

/** `limit` is null where none is given. */
export interface FilterArguments {
  filter: EnquiryFilter;
  limit: number | null;
}

/** Parses the filter flags; days begin in UTC. */
export function readFilter(subcommand: "list" | "export", values: FilterValues): FilterArguments {
  const { since, limit } = values;
  if (since !== undefined && !isIsoDate(since))
    throw usageError(subcommand, `--since must be a date such as 2026-11-01; it is "${since}".`);
  if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit))
    throw usageError(subcommand, `--limit must be a whole number from 1; it is "${limit}".`);
  return {
    filter: {
      kind: oneOf(subcommand, "kind", enquiryKinds, values.kind),
      state: oneOf(subcommand, "state", deliveryStates, values.state),
      since: since === undefined ? undefined : new Date(`${since}T00:00:00.000Z`),
    },
    limit: limit === undefined ? null : Number(limit),
  };
}

function oneOf<Value extends string>(
  subcommand: "list" | "export",
  flag: string,
  allowed: readonly Value[],
  text: string | undefined,
): Value | undefined {
  if (text === undefined) return undefined;
  const value = allowed.find((candidate) => candidate === text);
  if (value !== undefined) return value;
  throw usageError(subcommand, `--${flag} must be one of ${allowed.join(", ")}; it is "${text}".`);
}
