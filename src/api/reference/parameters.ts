import { calls, type CallName } from "#contract/calls.ts";
import { defaultLocale, locales, tagsOf } from "#domain/locale.ts";
import { callNotes, exampleValues } from "#api/reference/call-notes.ts";
import { convertSchemas, type JsonSchema } from "#api/reference/schemas.ts";

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  description: string;
  required: boolean;
  schema: JsonSchema;
  example: unknown;
}

/** Parameters of a call's path and query, each with an example. */
export function parametersOf(name: CallName): Parameter[] {
  const { params, query } = calls[name];
  const { given } = convertSchemas({ params, query }, "input");
  const note: { params?: object; query?: object } = callNotes[name];
  const values: Record<string, unknown> = { ...note.query, ...note.params };
  return (["path", "query"] as const).flatMap((place) => {
    const { properties = {}, required = [] } =
      (place === "path" ? given["params"] : given["query"]) ?? {};
    const own: Record<string, unknown> = { ...(place === "path" ? note.params : note.query) };
    return Object.entries(properties).map(([key, { description = "", ...schema }]) => ({
      name: key,
      in: place,
      description,
      required: place === "path" || required.includes(key),
      schema,
      example: own[key] ?? exampleValues[key] ?? values[key],
    }));
  });
}

/** Headers that every call reads. */
export const sharedParameters = {
  "X-localization": {
    name: "X-localization",
    in: "header",
    description: "Language of the answer, case-insensitive. Any other value gives English",
    required: false,
    schema: { type: "string", enum: locales.flatMap(tagsOf), default: defaultLocale },
    example: "tr",
  },
  "If-None-Match": {
    name: "If-None-Match",
    in: "header",
    description: "ETag of a cached answer; 304 while it is current",
    required: false,
    schema: { type: "string" },
    example: 'W/"2jmj7l5rSw0yVb_vlWAYkK_YBwk"',
  },
} as const;

/** Headers of answers. */
export const headers = {
  ETag: header(
    "Weak ETag of the answer, the same in every encoding",
    'W/"2jmj7l5rSw0yVb_vlWAYkK_YBwk"',
  ),
  "Cache-Control": header("How long the answer may be cached", "public, max-age=5"),
  "Content-Language": header("Language of the answer, a BCP 47 tag", "zh-Hans"),
  Vary: header("Request headers that the answer depends on", "X-localization, Accept-Encoding"),
  Allow: header("Supported methods", "GET, HEAD, OPTIONS"),
  "Retry-After": { ...header("Seconds to wait", 5), schema: { type: "integer" } },
};

function header(description: string, example: unknown) {
  return { description, schema: { type: "string" }, example };
}
