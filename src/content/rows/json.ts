import type { Json } from "#database/schema.ts";

export function toJson(value: unknown): Json {
  return JSON.stringify(value);
}

/** Inverse of `toJson`; the caller names the type that its own mapping wrote. */
export function fromJson<Value>(text: Json): Value {
  return JSON.parse(text) as Value; // written by toJson from a checked pack
}
