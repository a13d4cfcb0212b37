/** Every call of the API, once: the server's routes, the site's client and the OpenAPI document are made from this table. */
import type { z } from "zod";
import type { Call } from "#contract/calls/call.ts";
import { companyCalls } from "#contract/calls/company.ts";
import { editorialCalls } from "#contract/calls/editorial.ts";
import { finderCalls } from "#contract/calls/finders.ts";
import { projectCalls } from "#contract/calls/projects.ts";
import { regionCalls } from "#contract/calls/regions.ts";

export type { Call } from "#contract/calls/call.ts";

export const calls = {
  ...projectCalls,
  ...regionCalls,
  ...editorialCalls,
  ...companyCalls,
  ...finderCalls,
} satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
export type CallParams<Name extends CallName> = z.input<(typeof calls)[Name]["params"]>;
export type CallQuery<Name extends CallName> = z.input<(typeof calls)[Name]["query"]>;
/** Parameters as a handler sees them: checked, numbers as numbers, defaults filled in. */
export type CheckedParams<Name extends CallName> = z.output<(typeof calls)[Name]["params"]>;
export type CheckedQuery<Name extends CallName> = z.output<(typeof calls)[Name]["query"]>;
export type CallAnswer<Name extends CallName> = z.output<(typeof calls)[Name]["answer"]>;

/** What a reader passes to a call; `params` and `query` may be left out where nothing in them is required. */
export type CallOptions<Name extends CallName> = Part<"params", CallParams<Name>> &
  Part<"query", CallQuery<Name>>;
type Part<Key extends string, Value> =
  Record<never, never> extends Value ? { [K in Key]?: Value } : { [K in Key]: Value };
