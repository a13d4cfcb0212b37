import { expect, test } from "vitest";
import { z } from "zod";
import { calls } from "#contract/calls.ts";
import { Problem } from "#contract/problem.ts";

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema;
}

/** JSON Schemas of every call, by name and side. */
function schemasOfCalls(): [where: string, schema: Schema][] {
  const sides = Object.entries(calls).flatMap(([name, { response, params, query }]) => [
    [`${name} response`, z.toJSONSchema(response, { io: "output" })] as const,
    [`${name} params`, z.toJSONSchema(params, { io: "input" })] as const,
    [`${name} query`, z.toJSONSchema(query, { io: "input" })] as const,
  ]);
  const problem = ["problem", z.toJSONSchema(Problem)] as const;
  return [...sides, problem].map(([where, schema]) => [where, schema as Schema]); // only the part read here
}

/** Yields every field under a schema with the schema of its value, following references one level. */
function* fieldsOf(schema: Schema, where: string, root: Schema): Generator<[string, Schema]> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const target = root.$defs?.[field.$ref?.replace("#/$defs/", "") ?? ""];
    yield [`${where}.${name}`, { ...target, ...field }];
    yield* fieldsOf(field, `${where}.${name}`, root);
  }
  const parts = [schema.items, ...(schema.anyOf ?? []), schema.additionalProperties];
  for (const part of parts) {
    if (part !== undefined) yield* fieldsOf(part, where, root);
  }
}

function allFields(): [string, Schema][] {
  return schemasOfCalls().flatMap(([where, schema]) => {
    const named = Object.entries(schema.$defs ?? {});
    return [
      ...fieldsOf(schema, where, schema),
      ...named.flatMap(([name, each]) => [...fieldsOf(each, name, schema)]),
    ];
  });
}

test("every field of a request or a response has a description", () => {
  const silent = allFields().filter(([, { description = "" }]) => description.trim() === "");
  expect([...new Set(silent.map(([where]) => where))]).toEqual([]);
});

test("every field named after a unit names the unit in its description", () => {
  const units: [suffix: RegExp, word: RegExp][] = [
    [/Usd$/, /USD|dollar/],
    [/UsdPerM2(?:Year)?$/, /USD per m²/],
    [/(?:Pct|Percent)$|^percent$/, /[Pp]ercent|%/],
    [/M2$/, /m²/],
    [/Km$/, /[Kk]ilomet/],
    [/Seconds$/, /[Ss]econds/],
    [/Minutes$|^minutes$/, /[Mm]inutes/],
    [/Months$/, /[Mm]onths/],
    [/^(?:asOf|date|validFrom|validUntil|version)$|At$/, /ISO 8601/],
  ];
  const vague = allFields().filter(([where, { description = "" }]) => {
    const name = where.slice(where.lastIndexOf(".") + 1);
    return units.some(([suffix, word]) => suffix.test(name) && !word.test(description));
  });
  expect([...new Set(vague.map(([where]) => where))]).toEqual([]);
});

test("every legal figure comes with its source and the day on which it was read", () => {
  const { $defs = {} } =
    schemasOfCalls().find(([where]) => where === "project response")?.[1] ?? {};
  for (const name of ["PurchaseCost", "Programme"]) {
    expect([name, Object.keys($defs[name]?.properties ?? {})]).toEqual([
      name,
      expect.arrayContaining(["source", "asOf", "illustrative"]),
    ]);
  }
});
