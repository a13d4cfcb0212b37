import { gzipSync } from "node:zlib";
import { type CeilingName, ceilings } from "#benchmarks/ceilings.ts";
import { screenNames, screenPaths } from "#tests/support/screen-paths.ts";
import { startSite } from "#benchmarks/support/server-process.ts";
import { heaviest, kilobytes, measureRouteScripts } from "#benchmarks/weights/route-scripts.ts";
import { buildDirectory } from "#commands/build-site.ts";
import { locales } from "#domain/locale.ts";
import type { RouteName } from "#site/route-table.ts";

/** A page's script or document, in kilobytes (1,000 bytes) after gzip. */
export interface Weight {
  ceiling: CeilingName;
  value: number;
  of: string;
  /** Its largest files; empty for a document. */
  parts: string;
}

/** Screens that are mainly read. */
const textScreens: ReadonlySet<RouteName> = new Set<RouteName>([
  "about-us",
  "article",
  "blog",
  "our-team",
  "privacy-policy",
  "thanks-you",
]);

/** Measures a page of every screen in every language; `environment` is the site's. */
export async function measureWeights(environment: Record<string, string> = {}): Promise<Weight[]> {
  const site = await startSite(environment); // builds what has changed
  try {
    const scriptsOfRoute = await measureRouteScripts(buildDirectory);
    const weights: Weight[] = [];
    for (const locale of locales) {
      for (const screen of screenNames) {
        const of = `${screen}, ${locale}`;
        const files = scriptsOfRoute(`${screen}___${locale}`);
        weights.push({ ceiling: "script", value: kilobytes(files), of, parts: heaviest(files) });
        const html = await documentAt(site.origin + screenPaths(locale)[screen]);
        weights.push({
          ceiling: textScreens.has(screen) ? "textDocument" : "document",
          value: gzipSync(html, { level: 9 }).length / 1000,
          of,
          parts: "",
        });
      }
    }
    return weights;
  } finally {
    await site.stop();
  }
}

/** A sentence about an exceeded limit. */
export function excessOf({ ceiling, value, of, parts }: Weight): string {
  const { limit, figure } = ceilings[ceiling];
  const most = "atMost" in limit ? limit.atMost : Number.NaN;
  const files = parts === "" ? "" : `: ${parts}`;
  return `${of}: ${value.toFixed(1)} KB, ${(value - most).toFixed(1)} over ${most}, ${figure}${files}`;
}

/** Compressed here, as the server's compression level depends on its load. */
async function documentAt(url: string): Promise<Buffer> {
  const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
