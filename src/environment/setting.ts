import { z } from "zod";

/** A variable has a wrong value. The message is one sentence that names the variable. */
export class EnvironmentError extends Error {}

/** What README and `.env.example` tell of a variable, and what is said where its value is wrong. */
export interface SettingFacts {
  fallback: string;
  description: string;
  /** Finishes the sentence "NAME must be …". */
  must: string;
  /** Never repeated, not even where it is wrong. */
  secret?: true;
}

export const settingFacts = z.registry<SettingFacts>();

/** A variable that is read by `value`. An empty one counts as not set. */
export function setting<Value extends z.ZodType<unknown, string>>(
  facts: SettingFacts,
  value: Value,
) {
  const schema = z
    .string()
    .default("")
    .transform((text) => text.trim() || facts.fallback)
    .pipe(value);
  settingFacts.add(schema, facts);
  return schema;
}

/** The same for a variable that may be left out: null then. */
export function optionalSetting<Value extends z.ZodType<unknown, string>>(
  facts: Omit<SettingFacts, "fallback">,
  value: Value,
) {
  const unset = z.literal("").transform(() => null);
  return setting({ fallback: "", ...facts }, z.union([unset, value]));
}
