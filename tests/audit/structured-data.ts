/** Checks structured data against schema-dts, the TypeScript types of schema.org. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Fault } from "#tests/audit/faults.ts";
import type { PageFacts } from "#tests/audit/page-facts.ts";

const folder = path.join(".cache", "audit");
const compiler = path.resolve("node_modules/typescript/bin/tsc");

/** Type-checks one object of each shape. */
export function structuredDataFaults(
  pages: Iterable<Pick<PageFacts, "path" | "structuredData">>,
): Fault[] {
  const shapes = new Map<string, { path: string; type: string; json: string }>();
  const faults: Fault[] = [];
  for (const { path: page, structuredData } of pages) {
    for (const text of structuredData) {
      const read = readObject(text);
      if (typeof read === "string") faults.push({ path: page, fault: read });
      else shapes.set(shapeOf(read.data), { path: page, type: read.type, json: text });
    }
  }
  return [...faults, ...typeCheckFaults([...shapes.values()])];
}

function readObject(text: string): { data: unknown; type: string } | string {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== "object" || data === null || !("@context" in data))
      return "its structured data has no context";
    if (!("@type" in data)) return { data, type: "Graph" };
    const type = data["@type"];
    return typeof type === "string" && /^\w+$/.test(type)
      ? { data, type: `WithContext<${type}>` }
      : "its structured data has no type";
  } catch {
    return "its structured data is no JSON";
  }
}

/** A value's property names and value types at every depth; types, currencies and schema.org URLs count by value. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join()}]`;
  if (typeof value === "string") return /^(?:https?:\/\/schema|\w+$)/.test(value) ? value : "text";
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.entries(value)
    .map(([name, one]) => `${name}:${shapeOf(one)};`)
    .join("");
}

function typeCheckFaults(shapes: readonly { path: string; type: string; json: string }[]): Fault[] {
  if (shapes.length === 0) return [];
  mkdirSync(folder, { recursive: true });
  const types = shapes.map(({ type }) => /^WithContext<(\w+)>$/.exec(type)?.[1] ?? type);
  const lines = [
    `import type { WithContext, ${[...new Set(types)].join(", ")} } from "schema-dts";`,
    ...shapes.map(
      ({ type, json }, index) => `export const data${index}: ${type} = ${json.trim()};`,
    ),
  ];
  const file = path.join(folder, "structured-data.ts");
  writeFileSync(file, lines.join("\n"));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      compiler,
      "--ignoreConfig",
      "--noEmit",
      "--strict",
      "--skipLibCheck",
      "--pretty",
      "false",
      "--module",
      "nodenext",
      file,
    ],
    { encoding: "utf8" },
  );
  if (status === 0) return [];
  const faults = stdout.split("\n").flatMap((line) => {
    const place = /\((\d+),\d+\): error (.*)/.exec(line);
    if (place === null) return [];
    const shape = shapes[Number(place[1]) - 2];
    return [{ path: shape?.path ?? "", fault: `its structured data: ${place[2] ?? ""}` }];
  });
  if (faults.length === 0) throw new Error(`The compiler failed: ${stdout}${stderr}`);
  return faults;
}
