import { type Budget, type Part, parts } from "#benchmarks/wire/budgets.ts";

/** One thing that travels, by the name of its file without the build's hash. */
export interface WeighedFile {
  name: string;
  bytes: number;
}
export type Weight = Readonly<Record<Part, readonly WeighedFile[]>>;

const kilobyte = 1024;
const named = 5;

export function kilobytesOf(files: readonly WeighedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / kilobyte;
}

/** Says of each part that exceeds its budget by how much, and which files it is mostly made of. Nothing where all is well. */
export function excessOf(
  page: string,
  weight: Weight,
  budget: Budget,
  emptyScript: number,
): string[] {
  return parts.flatMap((part) => {
    const above = part === "script" ? emptyScript : 0;
    const counted = kilobytesOf(weight[part]) - above;
    if (counted <= budget[part]) return [];
    const what = part === "script" ? "script above the empty page" : part;
    return [
      `${page}: ${counted.toFixed(1)} KB of ${what}, ${(counted - budget[part]).toFixed(1)} over ${budget[part]}: ${heaviest(weight[part])}`,
    ];
  });
}

function heaviest(files: readonly WeighedFile[]): string {
  const sorted = files.toSorted((one, other) => other.bytes - one.bytes);
  const words = sorted
    .slice(0, named)
    .map(({ name, bytes }) => `${name} ${(bytes / kilobyte).toFixed(1)}`);
  const left = sorted.length - named;
  return [...words, ...(left > 0 ? [`${left} more`] : [])].join(", ");
}
