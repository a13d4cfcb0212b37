import { OpenAPIHono, z } from "@hono/zod-openapi";
import { calls, type Call } from "#contract/calls.ts";
import { Problem } from "#contract/problem.ts";
import { defaultLocale, locales } from "#domain/locale.ts";

const description = [
  "Everything that the site shows: properties, places, people and prices. Read-only: every call is a GET, answers in the",
  "language of `X-localization` and carries an ETag. Prices are whole US dollars and areas square metres unless a field",
  "says otherwise. Errors are problem details (RFC 9457).",
].join(" ");

const requestHeaders = z.object({
  "X-localization": z
    .enum(locales)
    .default(defaultLocale)
    .describe("Language of the answer; an unknown one is answered in English"),
  "If-None-Match": z.string().optional().describe("ETag of the answer that the reader has already"),
});

const answerHeaders = z.object({
  ETag: z.string().describe("Weak tag of this very answer"),
  "Cache-Control": z.string(),
  "Content-Language": z.string().describe("Language of the answer"),
  Vary: z.string(),
});

/** Makes the OpenAPI 3.1 document from the contract; `serverUrl` includes `/api/v1`. */
export function openApiDocument(serverUrl: string): object {
  const app = new OpenAPIHono();
  for (const [name, call] of Object.entries<Call>(calls)) {
    app.openAPIRegistry.registerPath({
      method: "get",
      path: call.path,
      operationId: name,
      summary: call.summary,
      tags: [call.path.split("/")[1] ?? ""],
      request: { params: call.params, query: call.query, headers: requestHeaders },
      responses: responsesOf(call),
    });
  }
  return app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Sahil API",
      version: "1.0.0",
      description,
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
    },
    servers: [{ url: serverUrl }],
  });
}

function responsesOf({ params, query, answer, mayBeGone }: Call) {
  const isParameterised = [params, query].some(({ shape }) => Object.keys(shape).length > 0);
  return {
    200: {
      description: "The answer",
      headers: answerHeaders,
      content: { "application/json": { schema: answer } },
    },
    304: { description: "The reader has this answer already" },
    ...(isParameterised && {
      400: problem("A parameter is wrong; `errors` names the fields"),
      404: problem("There is no such thing"),
    }),
    ...(mayBeGone && { 410: problem("It was published once and has been withdrawn") }),
    500: problem("A fault of ours; `reference` identifies it"),
    503: problem("Busy or out of reach; try again after `Retry-After` seconds"),
  };
}

function problem(description: string) {
  return { description, content: { "application/problem+json": { schema: Problem } } };
}
