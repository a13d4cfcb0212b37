/** Every API call, defined once; the server's routes, the site's client and the OpenAPI document derive from this table. */
import type { z } from "zod";
import type { Call } from "#contract/calls/call.ts";
import { companyCalls } from "#contract/calls/company.ts";
import { editorialCalls } from "#contract/calls/editorial.ts";
import { seoCalls } from "#contract/calls/seo.ts";
import { projectCalls } from "#contract/calls/projects.ts";
import { regionCalls } from "#contract/calls/regions.ts";

export type { Call } from "#contract/calls/call.ts";

export const calls = {
  ...projectCalls,
  ...regionCalls,
  ...editorialCalls,
  ...companyCalls,
  ...seoCalls,
} satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
export type CallParams<Name extends CallName> = z.input<(typeof calls)[Name]["params"]>;
export type CallQuery<Name extends CallName> = z.input<(typeof calls)[Name]["query"]>;
/** As a handler receives them: validated, coerced, with defaults. */
export type ValidatedParams<Name extends CallName> = z.output<(typeof calls)[Name]["params"]>;
export type ValidatedQuery<Name extends CallName> = z.output<(typeof calls)[Name]["query"]>;
export type CallResponse<Name extends CallName> = z.output<(typeof calls)[Name]["response"]>;

/** A query as callers write it: like the validated one, but parameters with a default are optional. */
export type CallQueryInput<Name extends CallName> = WithOptionalDefaults<
  CallQuery<Name>,
  ValidatedQuery<Name>
>;
type WithOptionalDefaults<Input, Output> = {
  [Key in keyof Output as undefined extends Field<Input, Key> ? Key : never]?: Output[Key];
} & { [Key in keyof Output as undefined extends Field<Input, Key> ? never : Key]: Output[Key] };
type Field<Fields, Key> = Key extends keyof Fields ? Fields[Key] : undefined;

/** `params` and `query` are optional when none of their fields is required. */
export type CallOptions<Name extends CallName> = Part<"params", CallParams<Name>> &
  Part<"query", CallQueryInput<Name>>;
type Part<Key extends string, Value> =
  Record<never, never> extends Value ? { [K in Key]?: Value } : { [K in Key]: Value };
