import { expect, test } from "vitest";
import { createApi } from "#api/create-api.ts";
import { openCatalog } from "#catalog/open-catalog.ts";
import { calls } from "#contract/calls.ts";
import { openDatabase } from "#database/open.ts";

interface Operation {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean }[];
  responses: Record<string, unknown>;
}
interface Document {
  openapi: string;
  info: { title: string; version: string; license: { name: string } };
  servers: { url: string }[];
  paths: Record<string, { get: Operation }>;
  components: { schemas: Record<string, { properties?: Record<string, object> }> };
}

async function readDocument(): Promise<Document> {
  const catalog = openCatalog(openDatabase("sqlite::memory:"), { today: () => "2026-11-21" });
  const siteUrl = "https://sahil.example";
  const api = createApi({ catalog, siteUrl, reportFailure: () => undefined });
  const response = await api.request("/api/v1/openapi.json");
  expect(response.headers.get("ETag")).not.toBeNull();
  return (await response.json()) as Document; // what these tests look into
}

test("the OpenAPI document tells what the API is and where it stands", async () => {
  const { openapi, info, servers } = await readDocument();
  expect(openapi).toBe("3.1.0");
  expect(info).toMatchObject({ title: "Sahil API", version: "1.0.0", license: { name: "MIT" } });
  expect(servers).toEqual([{ url: "https://sahil.example/api/v1" }]);
});

test("the OpenAPI document describes every call with its parameters and languages", async () => {
  const { paths } = await readDocument();
  expect(Object.values(paths).map(({ get }) => get.operationId)).toEqual(Object.keys(calls));
  for (const [path, { get }] of Object.entries(paths)) {
    const inPath = get.parameters.filter((parameter) => parameter.in === "path");
    expect(inPath.map(({ name }) => name)).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    );
    expect(inPath.every(({ required }) => required)).toBe(true);
    expect(get.parameters.map(({ name }) => name)).toContain("X-localization");
    expect(Object.keys(get.responses)).toEqual(
      expect.arrayContaining(["200", "304", "500", "503"]),
    );
  }
  expect(Object.keys(paths["/projects/{a}/{b}"]?.get.responses ?? {})).toContain("410");
});

test("every reference of the OpenAPI document leads to a schema of it", async () => {
  const document = await readDocument();
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, to]) => to,
  );
  expect(new Set(references).size).toBeGreaterThan(20);
  for (const reference of new Set(references)) {
    const name = reference?.replace("#/components/schemas/", "") ?? "";
    expect(document.components.schemas).toHaveProperty(name);
  }
});

test("every field of the OpenAPI document's schemas says what it holds", async () => {
  const { components } = await readDocument();
  const silent = Object.entries(components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, field]) => !("description" in field || "$ref" in field))
      .map(([field]) => `${name}.${field}`),
  );
  expect(silent).toEqual([]);
});
