/**
 * `npm run size`: checks the bytes of scripts and documents of every screen in every language without a browser; exits with 1 if a
 * limit is exceeded by a tenth or more.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ceilings, verdictOn } from "#benchmarks/ceilings.ts";
import { workFile } from "#benchmarks/support/server-process.ts";
import { excessOf, measureWeights } from "#benchmarks/weights/measure-weights.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sahil-size-"));
try {
  const weights = await measureWeights({
    DATABASE_URL: `sqlite:${path.join(folder, "sahil.db")}`,
    MEDIA_DIR: smallPictures(),
  });
  const results = weights.map((weight) => ({
    weight,
    verdict: verdictOn(ceilings[weight.ceiling], weight.value),
  }));
  for (const { weight, verdict } of results)
    if (verdict !== "holds") console.log(`${verdict}: ${excessOf(weight)}`);
  const missed = results.filter(({ verdict }) => verdict === "missed").length;
  console.log(`${weights.length} weights, ${missed} above their ceilings by a tenth or more`);
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** Placeholder pictures, as pictures are not measured and the real ones take minutes to make. */
function smallPictures(): string {
  const media = workFile("small-pictures");
  if (existsSync(media)) return media;
  execFileSync(process.execPath, ["tests/e2e/support/small-pictures.ts", media], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  return media;
}
