import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
} from "yaml";

export type Path = readonly (string | number)[];

/** A YAML file as plain values, with the line of each. */
export interface YamlFile {
  value: unknown;
  /** The line of the value at `path`, or of its nearest ancestor. */
  lineOf(path: Path): number;
}

export interface YamlIssue {
  line: number;
  message: string;
}

/** One mistake can cause thousands of errors; the first few are enough. */
const maxIssues = 10;

const unprintable = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]/;

/** Parses YAML 1.2 in UTF-8. Never throws: errors are returned with their line, and such a file has no value. */
export function readYaml(bytes: Uint8Array): { yaml: YamlFile | null; issues: YamlIssue[] } {
  const text = decode(bytes);
  if (typeof text !== "string")
    return { yaml: null, issues: [{ line: text.badLine, message: "is not UTF-8 here" }] };
  const lineCounter = new LineCounter();
  try {
    const document = parseDocument(text, {
      lineCounter,
      version: "1.2",
      stringKeys: true,
      prettyErrors: false,
    });
    const issues = [...document.errors, ...document.warnings].map((error) => ({
      line: lineCounter.linePos(error.pos[0]).line,
      message: `is not valid YAML: ${firstSentence(error.message)}`,
    }));
    if (issues.length === 0) issues.push(...findForbiddenSyntax(document, lineCounter));
    if (issues.length > 0) return { yaml: null, issues: issues.slice(0, maxIssues) };
    return {
      yaml: { value: document.toJS(), lineOf: (path) => lineOf(document, lineCounter, path) },
      issues,
    };
  } catch (error) {
    // The parser is recursive, so extreme nesting overflows the stack.
    return {
      yaml: null,
      issues: [{ line: 1, message: `cannot be read as YAML: ${firstSentence(String(error))}` }],
    };
  }
}

function decode(bytes: Uint8Array): string | { badLine: number } {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    return decoder.decode(bytes);
  } catch {
    return { badLine: firstBadLine(bytes) };
  }
}

/** Lines can be decoded separately, because a line feed byte is never part of a multi-byte UTF-8 character. */
function firstBadLine(bytes: Uint8Array): number {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for (let start = 0, line = 1; ; line++) {
    const end = bytes.indexOf(10, start);
    try {
      decoder.decode(bytes.subarray(start, end === -1 ? bytes.length : end));
    } catch {
      return line;
    }
    if (end === -1) return line;
    start = end + 1;
  }
}

/** Finds YAML that packs must not contain: aliases, invisible characters and characters that a database rejects. */
function findForbiddenSyntax(document: Document, lineCounter: LineCounter): YamlIssue[] {
  const issues: YamlIssue[] = [];
  const reportProblem = (node: Node, message: string) =>
    issues.push({ line: lineCounter.linePos(node.range?.[0] ?? 0).line, message });
  visit(document, {
    Alias: (_key, node) => reportProblem(node, "uses a YAML alias: write the value out"),
    Scalar: (_key, node) => {
      if (typeof node.value !== "string") return;
      if (unprintable.test(node.value) || !node.value.isWellFormed())
        reportProblem(node, "holds a control character or half a character");
    },
  });
  return issues;
}

function lineOf(document: Document, lineCounter: LineCounter, path: Path): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
      if (pair === undefined) break;
      offset = (pair.key as Node).range?.[0] ?? offset; // a key found by isScalar is a node
      node = pair.value;
    } else if (isSeq(node) && typeof step === "number") {
      const item = node.items[step] as Node | undefined; // items of a parsed sequence are nodes
      if (item === undefined) break;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else break;
  }
  return lineCounter.linePos(offset).line;
}

function firstSentence(message: string): string {
  return message.split("\n", 1)[0] ?? message;
}
