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

/** Reads which enquiries are meant; days begin in UTC. */
export function readFilter(verb: "list" | "export", texts: FilterValues): FilterArguments {
  const { since, limit } = texts;
  if (since !== undefined && !isIsoDate(since))
    throw usageError(verb, `--since must be a date such as 2026-11-01; it is "${since}".`);
  if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit))
    throw usageError(verb, `--limit must be a whole number from 1; it is "${limit}".`);
  return {
    filter: {
      kind: oneOf(verb, "kind", enquiryKinds, texts.kind),
      state: oneOf(verb, "state", deliveryStates, texts.state),
      since: since === undefined ? undefined : new Date(`${since}T00:00:00.000Z`),
    },
    limit: limit === undefined ? null : Number(limit),
  };
}

function oneOf<Word extends string>(
  verb: "list" | "export",
  flag: string,
  words: readonly Word[],
  text: string | undefined,
): Word | undefined {
  if (text === undefined) return undefined;
  const word = words.find((candidate) => candidate === text);
  if (word !== undefined) return word;
  throw usageError(verb, `--${flag} must be one of ${words.join(", ")}; it is "${text}".`);
}
