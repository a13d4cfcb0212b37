/**
 * `npm run size`: weighs the first visit to a page of every screen in every language. Ends with status 1 and names what is over its
 * budget (`wire/budgets.ts`), with the files that it is made of.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { excessOf } from "#benchmarks/wire/excess.ts";
import { weighedPages } from "#benchmarks/wire/weighed-pages.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sahil-size-"));
try {
  const { pages, emptyScript } = await weighedPages({
    DATABASE_URL: `sqlite:${path.join(folder, "sahil.db")}`,
    MEDIA_DIR: smallPictures(),
  });
  const excess = pages.flatMap(({ screen, locale, weight, budget }) =>
    excessOf(`${screen}, ${locale}`, weight, budget, emptyScript),
  );
  for (const line of excess) console.log(line);
  console.log(
    `${pages.length} pages weighed, ${excess.length === 0 ? "all within their budgets" : `${excess.length} budgets exceeded`}`,
  );
  process.exitCode = excess.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** A media folder that costs nothing to fill: no picture is weighed here, and the real ones take minutes to make. */
function smallPictures(): string {
  const media = ".cache/bench/small-pictures";
  if (existsSync(media)) return media;
  mkdirSync(path.dirname(media), { recursive: true });
  execFileSync(process.execPath, ["tests/e2e/support/small-pictures.ts", media], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  return media;
}
