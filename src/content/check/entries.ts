/** The entities of a pack while it is checked: what the file says, what it means, and where it stands. */
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

/** Where something stands: a file and a path inside it. */
export interface Place {
  file: string;
  base: Path;
  yaml: YamlFile;
}

export interface Entry<Kind extends KindName = KindName> extends Place {
  kind: Kind;
  /** As the file says it: other checks look into an entity that did not parse, so that one run shows all problems. */
  raw: unknown;
  /** As parsed; `null` where it is not what its kind asks for. */
  value: EntityOf<Kind> | null;
}

export type Entries = { readonly [Kind in KindName]: Entry<Kind>[] };

/** Notes a problem at a path below a place. */
export type Complain = (place: Place, path: Path, message: string) => void;

/** Makes the function with which every check complains. */
export function complainInto(problems: ContentProblem[]): Complain {
  return ({ file, base, yaml }, path, message) => {
    const whole = [...base, ...path];
    problems.push({ file, line: yaml.lineOf(whole), field: writePath(whole), message });
  };
}

/** Sorts the entities of every YAML file by their kind and parses each, whatever the others are like. */
export function parseEntries(files: ReadonlyMap<string, YamlFile>, complain: Complain): Entries {
  const entries = Object.fromEntries(kindNames.map((kind) => [kind, []])) as unknown as Entries; // fromEntries forgets its keys
  for (const [file, yaml] of files) {
    const kind = kindOfFile(file);
    if (kind !== null) addFile(entries, kind, file, yaml, complain);
  }
  return entries;
}

function addFile<Kind extends KindName>(
  entries: Entries,
  kind: Kind,
  file: string,
  yaml: YamlFile,
  complain: Complain,
) {
  const list: Entry<Kind>[] = entries[kind];
  const add = (raw: unknown, base: Path) => {
    const place = { file, base, yaml };
    const parsed = schemaOf(kind).safeParse(raw);
    list.push({ ...place, kind, raw, value: parsed.success ? parsed.data : null });
    if (parsed.success) return;
    for (const { path, message } of findingsOf(parsed.error.issues, raw))
      complain(place, path, message);
  };
  if (!isListKind(kind)) add(yaml.value, []);
  else if (Array.isArray(yaml.value))
    yaml.value.forEach((raw: unknown, index) => add(raw, [index]));
  else complain({ file, base: [], yaml }, [], "must be a list");
}

/** Writes a path as people read it: `units[2].priceUsd.from`. */
export function writePath(path: Path): string {
  return path
    .map((step, index) =>
      typeof step === "number" ? `[${step}]` : index === 0 ? step : `.${step}`,
    )
    .join("");
}
