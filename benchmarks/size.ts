/**
 * `npm run size`: weighs scripts and documents of a page of every screen in every language by their bytes, without a browser. Ends with
 * status 1 where one exceeds its ceiling (`ceilings.ts`) by a tenth or more, and names what is near.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ceilings, verdictOn } from "#benchmarks/ceilings.ts";
import { workFile } from "#benchmarks/support/site-process.ts";
import { excessOf, weighPages } from "#benchmarks/weights/weigh-pages.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sahil-size-"));
try {
  const weights = await weighPages({
    DATABASE_URL: `sqlite:${path.join(folder, "sahil.db")}`,
    MEDIA_DIR: smallPictures(),
  });
  const judged = weights.map((weight) => ({
    weight,
    verdict: verdictOn(ceilings[weight.ceiling], weight.value),
  }));
  for (const { weight, verdict } of judged)
    if (verdict !== "holds") console.log(`${verdict}: ${excessOf(weight)}`);
  const missed = judged.filter(({ verdict }) => verdict === "missed").length;
  console.log(`${weights.length} weights, ${missed} above their ceilings by a tenth or more`);
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** A media folder that costs nothing to fill: no picture is weighed here, and the real ones take minutes to make. */
function smallPictures(): string {
  const media = workFile("small-pictures");
  if (existsSync(media)) return media;
  execFileSync(process.execPath, ["tests/e2e/support/small-pictures.ts", media], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  return media;
}
