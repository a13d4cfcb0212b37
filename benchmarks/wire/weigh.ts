import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { askedFiles, staticImports } from "#benchmarks/wire/asked-files.ts";
import type { WeighedFile, Weight } from "#benchmarks/wire/excess.ts";
import { fontFiles } from "#benchmarks/wire/font-files.ts";
import { shownText } from "#benchmarks/wire/shown-text.ts";

/** What makes a document longest: prices in a currency of long figures, with the dollars beside them. */
const longestChoices = "currency=RUB; area_unit=sqft";

/**
 * Weighs what a first visit to a page brings: the document with its hydration data, as it is sent to who takes gzip, with the choices
 * that a first visitor has or with the longest, whichever is heavier; every script that it or one of its scripts asks for at once,
 * with texts to be fetched, and style sheets, compressed here one by one, so that another server's count alike; and fonts, those
 * that are preloaded and those that a character of either document makes a browser fetch.
 * What scripts ask for once they run is left out: no file of the build says which of it waits for a press.
 */
export async function weigh(url: string): Promise<Weight> {
  const { html, bytes } = await documentAt(url);
  const converted = await documentAt(url, longestChoices);
  const { scripts, fetched, styles, fonts } = askedFiles(html);
  const at = (path: string) => new URL(path, url).href;
  return {
    html: [{ name: "document", bytes: Math.max(bytes, converted.bytes) }],
    script: [...(await weighModules(scripts.map(at))), ...(await weighAll(fetched.map(at)))],
    style: await weighAll(styles.map(at)),
    fonts: await weighFonts(
      [...fonts, ...(await fontsOf([html, converted.html], styles.map(at)))].map(at),
    ),
  };
}

/** What the documents' own characters take. The build writes the paths in its sheets from the root. */
async function fontsOf(documents: readonly string[], sheets: readonly string[]): Promise<string[]> {
  const css = (await Promise.all(sheets.map(textAt))).join("");
  return documents.flatMap((html) => {
    const pageLang = /<html\b[^>]*\blang="([^"]*)"/.exec(html)?.[1] ?? "";
    return fontFiles(css, shownText(html), pageLang);
  });
}

/** As they are: their format is compressed. */
function weighFonts(urls: readonly string[]): Promise<WeighedFile[]> {
  return Promise.all(
    [...new Set(urls)].map(async (url) => ({
      name: nameOf(url),
      bytes: (await bytesAt(url)).length,
    })),
  );
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
export function nameOf(url: string): string {
  const file = url.split("?", 1)[0]?.split("/").at(-1) ?? "";
  return file.replace(/-[\w-]{8}(?=\.\w+$)/, "");
}

/** A document, and what it weighs on its way: `fetch` would tell the decoded one alone. */
async function documentAt(url: string, cookie?: string): Promise<{ html: string; bytes: number }> {
  const headers = { "Accept-Encoding": "gzip", ...(cookie !== undefined && { Cookie: cookie }) };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on("error", reject);
  });
  const body = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  const plain = answer.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
  return { html: plain.toString(), bytes: body.length };
}

async function textAt(url: string): Promise<string> {
  return (await bytesAt(url)).toString();
}

async function bytesAt(url: string): Promise<Buffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
