import { gzipSync } from "node:zlib";
import { askedFiles, staticImports } from "#benchmarks/wire/asked-files.ts";
import type { WeighedFile, Weight } from "#benchmarks/wire/excess.ts";

/**
 * Weighs what a first visit to a page brings: the document with its hydration data, every script that it or one of its scripts
 * asks for at once, with texts to be fetched, style sheets and preloaded fonts; all but fonts compressed one by one with gzip.
 */
export async function weigh(url: string): Promise<Weight> {
  const html = await textAt(url);
  const { scripts, fetched, styles, fonts } = askedFiles(html);
  const at = (path: string) => new URL(path, url).href;
  return {
    html: [{ name: "document", bytes: gzipSync(html).length }],
    script: [...(await weighModules(scripts.map(at))), ...(await weighAll(fetched.map(at)))],
    style: await weighAll(styles.map(at)),
    fonts: await Promise.all(
      fonts.map(async (font) => ({ name: nameOf(font), bytes: (await bytesAt(at(font))).length })),
    ),
  };
}

async function weighModules(urls: readonly string[]): Promise<WeighedFile[]> {
  const known = new Set(urls);
  const files: WeighedFile[] = [];
  for (const url of known) {
    const script = await textAt(url);
    files.push({ name: nameOf(url), bytes: gzipSync(script).length });
    for (const specifier of staticImports(script)) known.add(new URL(specifier, url).href);
  }
  return files;
}

function weighAll(urls: readonly string[]): Promise<WeighedFile[]> {
  return Promise.all(
    urls.map(async (url) => ({ name: nameOf(url), bytes: gzipSync(await bytesAt(url)).length })),
  );
}

/** `listing.js` of `/assets/listing-EGsc8puZ.js?x`. */
function nameOf(url: string): string {
  const file = url.split("?", 1)[0]?.split("/").at(-1) ?? "";
  return file.replace(/-[\w-]{8}(?=\.\w+$)/, "");
}

async function textAt(url: string): Promise<string> {
  return (await bytesAt(url)).toString();
}

async function bytesAt(url: string): Promise<Buffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
