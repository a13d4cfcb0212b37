import type { Json } from "#database/schema.ts";

/** Writes a value as the text that a JSON column holds. */
export function toJson(value: unknown): Json {
  return JSON.stringify(value);
}

/** Reads what `toJson` wrote; the caller names the shape that its own half of the mapping gave. */
export function fromJson<Value>(text: Json): Value {
  return JSON.parse(text) as Value; // written by toJson from a checked pack
}
