import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ServerBuild } from "react-router";
import { exitStatus } from "#commands/exit-status.ts";
import { writeLicenses } from "#commands/licenses/write-licenses.ts";
import { step } from "#commands/progress.ts";
import { CommandError } from "#commands/run.ts";
import { isCompressible, mediaType } from "#server/files/media-types.ts";
import { encodedSuffix } from "#server/files/public-files.ts";

export const buildDirectory = "build";
const stamp = path.join(buildDirectory, "sources.sha256");
const sources = [
  "src",
  "public",
  "LICENSE",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];
const reactRouter = "node_modules/@react-router/dev/bin.cjs";

/** Builds the site unless the build is up to date. */
export async function buildSiteIfChanged(): Promise<void> {
  const hash = hashOfSources();
  if (isBuiltFrom(hash)) return;
  rmSync(stamp, { force: true });
  await step("Building the site", async () => {
    await build();
    writeLicenses(path.join(buildDirectory, "client"));
    await compressFiles(path.join(buildDirectory, "client"));
  });
  writeFileSync(stamp, hash);
}

/** Throws a `CommandError` where the build is out of date. */
export function requireCurrentBuild(): void {
  if (!isBuiltFrom(hashOfSources()))
    throw new CommandError("The build is out of date; run npm run build.");
}

function isBuiltFrom(hash: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hash;
}

/** Imports the server build, which must exist. */
export async function openBuild(): Promise<ServerBuild> {
  const file = path.resolve(buildDirectory, "server/index.js");
  return (await import(pathToFileURL(file).href)) as ServerBuild; // React Router's build exports exactly this
}

function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesBelow).filter((name) => !/\.test\.tsx?$/.test(name))) {
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function filesBelow(source: string): string[] {
  const stats = statSync(source, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Prints the build's output only if it fails. */
async function build(): Promise<void> {
  const child = spawn(process.execPath, [reactRouter, "build"], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  if ((await exitStatus(child)) === 0) return;
  process.stderr.write(`\n${Buffer.concat(output).toString()}\n`);
  throw new CommandError("The build failed; see its output above.");
}

/** Compresses at the highest level, because each file is compressed once. */
async function compressFiles(directory: string): Promise<void> {
  const files = filesBelow(directory).filter((file) => isCompressible(mediaType(file)));
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(file + encodedSuffix.br, await promisify(brotliCompress)(body, { params }));
      await writeFile(file + encodedSuffix.gzip, await promisify(gzip)(body, { level: 9 }));
    }),
  );
}
