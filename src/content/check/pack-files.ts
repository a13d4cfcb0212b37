import { readdir, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { ContentProblem } from "#content/check/problem.ts";

export interface PackFile {
  /** Path inside the pack, with `/` on every platform. */
  path: string;
  bytes: number;
}

const deepestFolder = 5;

/** Lists all files of a pack by path, without hidden ones; links out of the pack and special files are problems. */
export async function listPackFiles(
  directory: string,
): Promise<{ files: PackFile[]; problems: ContentProblem[] }> {
  const root = await realpath(directory);
  const files: PackFile[] = [];
  const problems: ContentProblem[] = [];

  async function walk(folder: string, depth: number): Promise<void> {
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith(".")) continue;
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      const reportProblem = (message: string) =>
        problems.push({ file: path, line: 1, field: "", message });
      if (entry.isDirectory()) {
        if (depth < deepestFolder) await walk(path, depth + 1);
        continue;
      }
      const target = await realpath(join(root, path)).catch(() => null);
      if (target === null || !target.startsWith(root + sep)) {
        reportProblem("is a link that leaves the pack");
        continue;
      }
      const facts = await stat(target);
      if (facts.isFile()) files.push({ path, bytes: facts.size });
      else reportProblem("is not a plain file");
    }
  }

  await walk("", 0);
  return { files, problems };
}
