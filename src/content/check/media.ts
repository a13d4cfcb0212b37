import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReportProblem, PackEntries, PackEntry } from "#content/check/entries.ts";
import {
  isWebVttFile,
  isMp4File,
  readPhotograph,
  type PixelSize,
} from "#content/check/media-head.ts";
import type { PackFile } from "#content/check/pack-files.ts";
import type { ContentProblem } from "#content/check/problem.ts";
import { textAt } from "#content/check/raw-values.ts";
import { readSvg } from "#content/check/svg.ts";
import { CaptionsName, MediaName } from "#content/kinds/values.ts";

const maxSide = 12_000;
const maxPixels = 80_000_000;
const maxDrawingBytes = 1_000_000;

interface MediaCheck {
  directory: string;
  files: readonly PackFile[];
  reportProblem: ReportProblem;
  problems: ContentProblem[];
  warnings: ContentProblem[];
}

/** Reports media files that are missing, of the wrong type or size, too large, or active SVG; warns of unlisted files. */
export async function checkMedia(entries: PackEntries, check: MediaCheck): Promise<void> {
  const onDisk = new Map(check.files.map((file) => [file.path, file]));
  const listed = new Set<string>();
  for (const entry of entries.media) {
    const name = textAt(entry.raw, "file");
    if (name === null || !isMediaName(name)) continue;
    const file = onDisk.get(`media/${name}`);
    listed.add(`media/${name}`);
    if (file === undefined)
      check.reportProblem(entry, ["file"], `"${name}" is not in the media folder`);
    else await checkFile(entry, file, check);
  }
  for (const { path } of check.files)
    if (path.startsWith("media/") && !path.endsWith(".yaml") && !listed.has(path))
      check.warnings.push({
        file: path,
        line: 1,
        field: "",
        message: "is not listed in media/manifest.yaml and is left out",
      });
}

function isMediaName(name: string): boolean {
  return [MediaName, CaptionsName].some((form) => form.safeParse(name).success);
}

async function checkFile(
  entry: PackEntry<"media">,
  file: PackFile,
  check: MediaCheck,
): Promise<void> {
  const reportProblem = (message: string) =>
    check.problems.push({ file: file.path, line: 1, field: "", message });
  const path = join(check.directory, file.path);
  if (file.path.endsWith(".svg")) return checkDrawing(entry, file, check);
  if (file.path.endsWith(".mp4")) {
    if (!(await isMp4File(path))) reportProblem("is not an mp4 film");
    return;
  }
  if (file.path.endsWith(".vtt")) {
    if (!(await isWebVttFile(path))) reportProblem("does not begin with WEBVTT, as captions do");
    return;
  }
  const photograph = await readPhotograph(path);
  if (typeof photograph === "string") return void reportProblem(photograph);
  const { width, height } = photograph;
  if (width > maxSide || height > maxSide || width * height > maxPixels)
    reportProblem(
      `is ${width} × ${height} pixels: at most ${maxSide} a side and ${maxPixels / 1_000_000} million in all`,
    );
  else checkSize(entry, photograph, check.reportProblem);
}

async function checkDrawing(
  entry: PackEntry<"media">,
  { path, bytes }: PackFile,
  check: MediaCheck,
): Promise<void> {
  const reportProblem = (line: number, field: string, message: string) =>
    check.problems.push({ file: path, line, field, message });
  if (bytes > maxDrawingBytes)
    return void reportProblem(1, "", `is ${bytes} bytes: at most ${maxDrawingBytes} for a drawing`);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(
      await readFile(join(check.directory, path)),
    );
  } catch {
    return void reportProblem(1, "", "is not UTF-8");
  }
  const { findings, size } = readSvg(text);
  for (const { line, field, message } of findings) reportProblem(line, field, message);
  if (findings.length > 0) return;
  if (size === null)
    reportProblem(1, "svg@viewBox", "is missing, and there is no width and height either");
  else
    checkSize(
      entry,
      { width: Math.round(size.width), height: Math.round(size.height) },
      check.reportProblem,
    );
}

function checkSize(
  entry: PackEntry<"media">,
  { width, height }: PixelSize,
  reportProblem: ReportProblem,
): void {
  if (entry.value === null) return;
  if (entry.value.width !== width)
    reportProblem(entry, ["width"], `is ${entry.value.width}, the file's is ${width}`);
  if (entry.value.height !== height)
    reportProblem(entry, ["height"], `is ${entry.value.height}, the file's is ${height}`);
}
