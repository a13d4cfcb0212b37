/** The contract as JSON Schema 2020-12, which is what OpenAPI 3.1 describes bodies and parameters in. */
import { z } from "zod";

/** A JSON Schema, as far as the documents made here look into one. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: readonly unknown[];
  const?: string;
  default?: string | number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

export const schemaPath = "#/components/schemas/";

export interface ConvertedSchemas {
  /** Schemas with a name of their own, by it. */
  named: Record<string, JsonSchema>;
  /** Those that were given, by their keys; references lead to the named ones. */
  given: Record<string, JsonSchema>;
}

/** Converts schemas together, so that a name that several use stands once. `io` tells which side of them is meant. */
export function convertSchemas(
  schemas: Record<string, z.ZodType>,
  io: "input" | "output",
): ConvertedSchemas {
  const converted = z.toJSONSchema(z.object(schemas), {
    io,
    override: ({ jsonSchema }) => tidy(jsonSchema),
  });
  const text = JSON.stringify(converted).replaceAll('"#/$defs/', `"${schemaPath}`);
  const { $defs = {}, properties = {} } = JSON.parse(text) as JsonSchema & {
    $defs?: Record<string, JsonSchema>;
  }; // the same schema, with references that OpenAPI follows
  return { named: $defs, given: properties };
}

/** Takes out what says nothing to a reader: names that stand above already, bounds of every safe integer, closed objects. */
function tidy(schema: z.core.JSONSchema.BaseSchema): void {
  delete schema.id;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (typeof schema.propertyNames === "object") nameKeys(schema, schema.propertyNames);
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** Writes a record of known keys as an object with those fields; the names of any other record say nothing. */
function nameKeys(schema: z.core.JSONSchema.BaseSchema, names: object): void {
  delete schema.propertyNames;
  if (!("enum" in names) || !Array.isArray(names.enum)) return;
  const { additionalProperties: value, description } = schema;
  if (typeof value !== "object") return;
  delete schema.additionalProperties;
  const field = { ...value, ...(description !== undefined && { description }) };
  schema.properties = Object.fromEntries(names.enum.map((key) => [key, field]));
}
