import { hash } from "node:crypto";

const marks = new WeakMap<object, string>();

/**
 * A text that is the same for values that hold the same, and no other. What an API answered is frozen: however long, it is read
 * once for as long as it is known, and stands as a digest of what it holds.
 */
export function markOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  if (!Object.isFrozen(value)) return markOfParts(value);
  const mark = marks.get(value) ?? hash("sha256", JSON.stringify(value), "base64url");
  marks.set(value, mark);
  return mark;
}

function markOfParts(value: object): string {
  if (Array.isArray(value)) return `[${value.map(markOf).join()}]`;
  const parts = Object.entries(value).map(
    ([name, part]) => `${JSON.stringify(name)}:${markOf(part)}`,
  );
  return `{${parts.join()}}`;
}
