import { z } from "zod";

/** A variable has a wrong value. The message is one sentence that names the variable. */
export class EnvironmentError extends Error {}

/** Documentation of a variable, and its error message. */
export interface SettingFacts {
  fallback: string;
  description: string;
  /** Finishes the sentence "NAME must be …". */
  must: string;
  /** Never printed. */
  secret?: true;
}

export const settingFacts = z.registry<SettingFacts>();

/** A variable that is parsed by `value`; empty counts as not set. */
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

/** An optional variable; null where it is not set. */
export function optionalSetting<Value extends z.ZodType<unknown, string>>(
  facts: Omit<SettingFacts, "fallback">,
  value: Value,
) {
  const unset = z.literal("").transform(() => null);
  return setting({ fallback: "", ...facts }, z.union([unset, value]));
}
