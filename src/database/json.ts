import type { Json } from "#database/schema.ts";

export function toJson(value: unknown): Json {
  return JSON.stringify(value);
}

/** Parses a JSON column; its shape is documented in the schema, and only the content loader writes it. */
export function fromJson<Value>(text: Json): Value {
  return JSON.parse(text) as Value; // the loader wrote it from a value of this type
}
