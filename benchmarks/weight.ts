import { gzipSync } from "node:zlib";
import { serveEmptyPage } from "#benchmarks/support/empty-page.ts";
import { benchPages, startSite } from "#benchmarks/support/site-process.ts";
import { printTable } from "#benchmarks/support/table.ts";

/** Bytes of a first visit, compressed one by one as they travel, against an empty React Router page built in this run. */
export async function benchWeight(): Promise<void> {
  const empty = await serveEmptyPage();
  const baseline = await weigh(`${empty.origin}/`);
  await empty.stop();
  const site = await startSite();
  const rows: string[][] = [
    [
      "empty page",
      kilobytes(baseline.html),
      kilobytes(baseline.script),
      "",
      kilobytes(baseline.style),
    ],
  ];
  for (const [name, path] of Object.entries(benchPages)) {
    const page = await weigh(site.origin + path);
    const added = page.script - baseline.script;
    rows.push([
      name,
      kilobytes(page.html),
      kilobytes(page.script),
      kilobytes(added),
      kilobytes(page.style),
    ]);
  }
  await site.stop();
  printTable(["KB gz, first load", "HTML", "script", "added (aim 30)", "style"], rows);
}

async function weigh(url: string): Promise<{ html: number; script: number; style: number }> {
  const html = await text(url);
  const references = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? "")),
  ];
  const scripts = references(
    /(?:<script[^>]+src|<link rel="modulepreload"[^>]*? href|import\s*\(?|from\s*)="?['"]?(\/[^"'?\s]+\.js)/g,
  );
  const styles = references(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g);
  const sum = async (paths: string[]) => {
    const sizes = await Promise.all(
      paths.map(async (path) => gzipSync(await text(new URL(path, url).href)).length),
    );
    return sizes.reduce((total, size) => total + size, 0);
  };
  return { html: gzipSync(html).length, script: await sum(scripts), style: await sum(styles) };
}

async function text(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
