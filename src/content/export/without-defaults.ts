import { isDeepStrictEqual } from "node:util";
import { z } from "zod";

/** Omits default values and puts fields in schema order. */
export function withoutDefaults(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => withoutDefaults(schema.element, item));
  if (schema instanceof z.ZodObject && isObject(value)) return nonDefaultFields(schema, value);
  if (schema instanceof z.ZodUnion) return withoutDefaults(matching(schema.options, value), value);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return withoutDefaults(schema.unwrap(), value);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return withoutDefaults(schema.unwrap(), value);
  return value;
}

function nonDefaultFields(
  schema: z.ZodObject,
  value: Record<string, unknown>,
): Record<string, unknown> {
  const fields = Object.entries(schema.shape).filter(
    ([name, field]) => !isDefault(field, value[name]),
  );
  return Object.fromEntries(
    fields.map(([name, field]) => [name, withoutDefaults(field, value[name])]),
  );
}

/** Whether parsing an absent field gives this value. */
function isDefault(field: z.core.$ZodType, value: unknown): boolean {
  const absent = z.safeParse(field, undefined);
  return absent.success && isDeepStrictEqual(absent.data, value);
}

function matching(options: readonly z.core.$ZodType[], value: unknown): z.core.$ZodType {
  const option = options.find((each) => z.safeParse(each, value).success);
  if (option === undefined) throw new Error("A value fits none of its schema's options.");
  return option;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
