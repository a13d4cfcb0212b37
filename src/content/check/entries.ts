import { findingsOf } from "#content/check/issues.ts";
import {
  isListKind,
  kindNames,
  kindOfFile,
  schemaOf,
  type EntityOf,
  type KindName,
} from "#content/check/layout.ts";
import type { ContentProblem } from "#content/check/problem.ts";
import type { Path, YamlFile } from "#content/check/yaml-file.ts";

/** A location in a pack: a file and a path inside it. */
export interface SourceLocation {
  file: string;
  base: Path;
  yaml: YamlFile;
}

export interface PackEntry<Kind extends KindName = KindName> extends SourceLocation {
  kind: Kind;
  /** As the file has it, so that the other checks also see entities that did not parse. */
  raw: unknown;
  /** Null if it does not match the schema of its kind. */
  value: EntityOf<Kind> | null;
}

export type PackEntries = { readonly [Kind in KindName]: PackEntry<Kind>[] };

/** Reports a problem at a path below a location. */
export type ReportProblem = (location: SourceLocation, path: Path, message: string) => void;

export function createProblemReporter(problems: ContentProblem[]): ReportProblem {
  return ({ file, base, yaml }, path, message) => {
    const fullPath = [...base, ...path];
    problems.push({ file, line: yaml.lineOf(fullPath), field: formatPath(fullPath), message });
  };
}

/** Sorts the entities of all files by kind and parses each on its own. */
export function parseEntries(
  files: ReadonlyMap<string, YamlFile>,
  reportProblem: ReportProblem,
): PackEntries {
  const entries = Object.fromEntries(kindNames.map((kind) => [kind, []])) as unknown as PackEntries; // fromEntries loses the key types
  for (const [file, yaml] of files) {
    const kind = kindOfFile(file);
    if (kind !== null) addFile(entries, kind, file, yaml, reportProblem);
  }
  return entries;
}

function addFile<Kind extends KindName>(
  entries: PackEntries,
  kind: Kind,
  file: string,
  yaml: YamlFile,
  reportProblem: ReportProblem,
) {
  const list: PackEntry<Kind>[] = entries[kind];
  const add = (raw: unknown, base: Path) => {
    const location = { file, base, yaml };
    const parsed = schemaOf(kind).safeParse(raw);
    list.push({ ...location, kind, raw, value: parsed.success ? parsed.data : null });
    if (parsed.success) return;
    for (const { path, message } of findingsOf(parsed.error.issues, raw))
      reportProblem(location, path, message);
  };
  if (!isListKind(kind)) add(yaml.value, []);
  else if (Array.isArray(yaml.value))
    yaml.value.forEach((raw: unknown, index) => add(raw, [index]));
  else reportProblem({ file, base: [], yaml }, [], "must be a list");
}

/** Formats a path such as `units[2].priceUsd.from`. */
export function formatPath(path: Path): string {
  return path
    .map((step, index) =>
      typeof step === "number" ? `[${step}]` : index === 0 ? step : `.${step}`,
    )
    .join("");
}
