import type { z } from "zod";
import { companyCalls } from "#contract/calls/company.ts";
import { editorialCalls } from "#contract/calls/editorial.ts";
import { seoCalls } from "#contract/calls/seo.ts";
import { projectCalls } from "#contract/calls/projects.ts";
import { regionCalls } from "#contract/calls/regions.ts";
import { calls, type Call, type CallName } from "#contract/calls.ts";
import { Problem, type ProblemCode } from "#contract/problem.ts";
import { callNotes } from "#api/reference/call-notes.ts";
import { examples } from "#api/reference/examples.ts";
import { headers, parametersOf, sharedParameters } from "#api/reference/parameters.ts";
import { problemResponses, refTo, statusOf } from "#api/reference/responses.ts";
import { convertSchemas, type JsonSchema } from "#api/reference/schemas.ts";
import { keysOf } from "#domain/keys-of.ts";

export interface Tag {
  name: string;
  description: string;
}

const tags: readonly (Tag & { calls: readonly string[] })[] = [
  {
    name: "Projects",
    description: "Projects, listings with filters and facets, and search.",
    calls: Object.keys(projectCalls),
  },
  {
    name: "Regions",
    description: "Countries, cities and towns with their guides, prices and yields.",
    calls: Object.keys(regionCalls),
  },
  {
    name: "Articles and videos",
    description: "The blog and the videos.",
    calls: Object.keys(editorialCalls),
  },
  {
    name: "Company",
    description: "Pages, settings, currencies, offers, developer companies and old links.",
    calls: Object.keys(companyCalls),
  },
  {
    name: "Sitemap",
    description: "Every indexable page with its pictures and videos.",
    calls: Object.keys(seoCalls),
  },
];

const description = [
  "Everything that the site shows: properties, places, people and prices. The API is read-only; answers are in the language",
  "of `X-localization`. Prices are whole US dollars and areas square metres unless a field says otherwise. Errors are",
  "problem details (RFC 9457).",
].join(" ");

/** Makes the OpenAPI 3.1 document from the contract; `serverUrl` includes `/api/v1`. */
export function openApiDocument(serverUrl: string) {
  const names = keysOf(calls);
  const answers = Object.fromEntries(names.map((name) => [name, calls[name].response]));
  const { named, given } = convertSchemas({ ...answers, Problem }, "output");
  return {
    openapi: "3.1.0",
    info: {
      title: "Sahil API",
      version: "1.0.0",
      summary: "Property in Turkey, the UAE and Cyprus, in five languages",
      description,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: serverUrl, description: "This server" }],
    security: [],
    tags: tags.map(({ name, description }): Tag => ({ name, description })),
    paths: Object.fromEntries(
      names.map((name) => [calls[name].path, { get: operation(name, given[name] ?? {}) }]),
    ),
    components: {
      schemas: named,
      parameters: sharedParameters,
      headers,
      responses: problemResponses,
    },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
export type Operation = ReturnType<typeof operation>;

function operation(name: CallName, answer: JsonSchema) {
  const call: Call = calls[name];
  return {
    operationId: name,
    summary: call.summary,
    description: callNotes[name].description,
    tags: tags.filter((tag) => tag.calls.includes(name)).map((tag) => tag.name),
    parameters: [...parametersOf(name), ...Object.keys(sharedParameters).map(refTo("parameters"))],
    responses: {
      200: {
        description: "The answer",
        headers: Object.fromEntries(
          Object.keys(headers)
            .filter((header) => header !== "Retry-After")
            .map((header) => [header, refTo("headers")(header)]),
        ),
        content: {
          "application/json": {
            schema: answer,
            examples: {
              demo: {
                summary: "From the demo content, lists and texts shortened",
                value: examples[name],
              },
            },
          },
        },
      },
      304: {
        description: "Not modified; no body",
        headers: { ETag: refTo("headers")("ETag") },
      },
      ...Object.fromEntries(
        problemsOf(call).map((code) => [statusOf(code), refTo("responses")(code)]),
      ),
    },
  };
}

/** Problems that a call may respond with, by ascending status. */
function problemsOf({ params, query, mayBeGone }: Call): ProblemCode[] {
  const takes = ({ shape }: z.ZodObject) => Object.keys(shape).length > 0;
  return [
    ...(takes(query) ? (["invalid_request"] as const) : []),
    ...(takes(params) || "path" in query.shape || "category" in query.shape
      ? (["not_found"] as const)
      : []),
    "method_not_allowed",
    "timed_out",
    ...(mayBeGone ? (["gone"] as const) : []),
    "length_required",
    "too_large",
    "address_too_long",
    "too_many_requests",
    "headers_too_large",
    "internal",
    "unavailable",
  ];
}
