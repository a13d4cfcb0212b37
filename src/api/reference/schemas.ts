/** The contract as JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
import { z } from "zod";

/** The part of a JSON Schema that this folder reads. */
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
  /** Named schemas, by their names. */
  named: Record<string, JsonSchema>;
  /** The schemas that were passed in, by their keys; their references point to the named ones. */
  given: Record<string, JsonSchema>;
}

/** Converts schemas together, so that a shared named schema is emitted once. `io` selects the parsed or the unparsed side. */
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
  }; // the same schema with references as OpenAPI expects them
  return { named: $defs, given: properties };
}

/** Removes noise: ids, the bounds of safe integers, and `additionalProperties: false`. */
function tidy(schema: z.core.JSONSchema.BaseSchema): void {
  delete schema.id;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (typeof schema.propertyNames === "object") nameKeys(schema, schema.propertyNames);
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** Turns a record with an enum of keys into an object with those properties; other records lose `propertyNames`. */
function nameKeys(schema: z.core.JSONSchema.BaseSchema, names: object): void {
  delete schema.propertyNames;
  if (!("enum" in names) || !Array.isArray(names.enum)) return;
  const { additionalProperties: value, description } = schema;
  if (typeof value !== "object") return;
  delete schema.additionalProperties;
  const field = { ...value, ...(description !== undefined && { description }) };
  schema.properties = Object.fromEntries(names.enum.map((key) => [key, field]));
}
