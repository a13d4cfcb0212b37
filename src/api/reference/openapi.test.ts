import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { examples } from "#api/reference/examples.ts";
import { openApiDocument, type OpenApiDocument } from "#api/reference/openapi.ts";
import type { JsonSchema } from "#api/reference/schemas.ts";
import { calls, type CallName } from "#contract/calls.ts";
import { Problem, problemKinds } from "#contract/problem.ts";

/** The document after serialization, which drops undefined fields. */
function readDocument(): OpenApiDocument {
  const text = JSON.stringify(openApiDocument("https://sahil.example/api/v1"));
  return JSON.parse(text) as OpenApiDocument; // serialized from an OpenApiDocument
}

/** Exceptions from Redocly's `recommended-strict` rules. */
const rules = {
  // The API has `/projects/towns/{town}` beside `/projects/{a}/{b}`; OpenAPI matches the more concrete path first.
  "no-ambiguous-paths": "off",
} as const;

/** Redocly's problems with a document, each with its rule and JSON pointer. */
async function lint(document: object): Promise<string[]> {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: "openapi.json",
    config: await createConfig({ extends: ["recommended-strict"], rules }),
  });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? ""})`,
  );
}

test("the OpenAPI document has the API's title, version and server URL", () => {
  const { openapi, info, servers } = readDocument();
  expect(openapi).toBe("3.1.0");
  expect(info).toMatchObject({ title: "Sahil API", version: "1.0.0", license: { name: "MIT" } });
  expect(servers).toMatchObject([{ url: "https://sahil.example/api/v1" }]);
});

test("the OpenAPI document describes every call with its parameters and answers", () => {
  const { paths, tags } = readDocument();
  expect(Object.values(paths).map(({ get }) => get.operationId)).toEqual(Object.keys(calls));
  for (const [path, { get }] of Object.entries(paths)) {
    expect([path, get.description.length > 30]).toEqual([path, true]);
    expect(tags.map(({ name }) => name)).toEqual(expect.arrayContaining(get.tags));
    const own = get.parameters.filter((parameter) => "name" in parameter);
    const inPath = own.filter((parameter) => parameter.in === "path");
    expect(inPath.map(({ name }) => name)).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    );
    expect(inPath.every(({ required }) => required)).toBe(true);
    expect(own.filter(({ example }) => example === undefined)).toEqual([]);
    expect(get.parameters).toContainEqual({ $ref: "#/components/parameters/X-localization" });
    expect(Object.keys(get.responses)).toEqual(
      expect.arrayContaining(["200", "304", "405", "414", "429", "500", "503"]),
    );
  }
  expect(Object.keys(paths["/projects/{a}/{b}"]?.get.responses ?? {})).toContain("410");
});

test("an outside linter finds nothing wrong with the OpenAPI document", async () => {
  const document = readDocument();
  expect(await lint(document)).toEqual([]);
  const { components, ...rest } = document;
  expect(await lint({ ...rest, components: { ...components, responses: {} } })).not.toEqual([]);
});

test("every example matches the contract, without extra fields", () => {
  expect(Object.keys(examples)).toEqual(Object.keys(calls));
  for (const [name, example] of Object.entries(examples)) {
    const { response } = calls[name as CallName]; // the same keys
    expect(response.parse(example)).toEqual(example);
  }
});

test("every code of a problem is described with an example", () => {
  const { components } = readDocument();
  for (const [code, { status, title }] of Object.entries(problemKinds)) {
    const { value } =
      components.responses[code]?.content["application/problem+json"].examples[code] ?? {};
    expect(Problem.parse(value)).toMatchObject({ code, status, title });
  }
});

test("no two schemas of the OpenAPI document are identical", () => {
  const { components } = readDocument();
  const places = new Map<string, string[]>();
  function collect(part: unknown, place: string): void {
    if (typeof part !== "object" || part === null) return;
    if ("properties" in part && Object.keys(part.properties ?? {}).length > 2) {
      const shape = JSON.stringify(part, (key, value) =>
        key === "description" ? undefined : value,
      );
      places.set(shape, [...(places.get(shape) ?? []), place]);
    }
    for (const [key, inner] of Object.entries(part)) collect(inner, `${place}/${key}`);
  }
  collect(components.schemas, "");
  expect([...places.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test("every $ref of the OpenAPI document resolves", () => {
  const document = readDocument();
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)];
  const targets = new Set(references.map(([, target = ""]) => target));
  expect(targets.size).toBeGreaterThan(60);
  for (const target of targets) expect(document).toHaveProperty(target.split("/"));
});

test("every schema field of the OpenAPI document has a description", () => {
  const { components } = readDocument();
  const silent: string[] = [];
  function look({ properties = {}, items, anyOf = [] }: JsonSchema, place: string): void {
    for (const [name, field] of Object.entries(properties)) {
      if (field.description === undefined && field.$ref === undefined)
        silent.push(`${place}.${name}`);
      look(field, `${place}.${name}`);
    }
    if (items !== undefined) look(items, `${place}[]`);
    for (const either of anyOf) look(either, place);
  }
  for (const [name, schema] of Object.entries(components.schemas)) look(schema, name);
  expect(silent).toEqual([]);
});
