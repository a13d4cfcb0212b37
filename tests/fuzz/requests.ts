/** Valid and invalid requests, reproducible by seed. */
import fc from "fast-check";
import { calls } from "#contract/calls.ts";
import { locales } from "#domain/locale.ts";
import { hostile } from "#tests/fuzz/words.ts";

export interface FuzzRequest {
  method: string;
  /** Path and query as sent, not always below `/api/v1`. */
  target: string;
  headers: Record<string, string>;
}

const parameterNames = [
  ...new Set(Object.values(calls).flatMap(({ query }) => Object.keys(query.shape))),
];
const methods = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "QUERY"];

/** Builds requests from the content's words and hostile ones. */
export function makeRequests(
  words: readonly string[],
  paths: readonly string[],
  { seed, count }: { seed: number; count: number },
): FuzzRequest[] {
  const requests = requestOf(fc.constantFrom(...words), fc.constantFrom(...paths));
  return fc.sample(requests, { seed, numRuns: count });
}

function requestOf(
  known: fc.Arbitrary<string>,
  knownPath: fc.Arbitrary<string>,
): fc.Arbitrary<FuzzRequest> {
  const strange = fc.oneof(
    fc.constantFrom(...hostile),
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.string({ unit: "grapheme", maxLength: 40 }),
  );
  const word = fc.oneof({ weight: 6, arbitrary: known }, { weight: 2, arbitrary: strange });
  const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" "));
  const written = fc
    .tuple(fc.oneof(word, phrase), fc.constantFrom(percent, percent, percent, twice, barely))
    .map(([text, encode]) => encode(text));
  const target = fc
    .tuple(pathOf(written, knownPath), queryOf(written))
    .map(([path, query]) => (query === "" ? path : `${path}?${query}`));
  return fc.record({
    method: fc.oneof(
      { weight: 12, arbitrary: fc.constant("GET") },
      { weight: 1, arbitrary: fc.constantFrom(...methods) },
    ),
    target,
    headers: headersOf(),
  });
}

function pathOf(
  written: fc.Arbitrary<string>,
  knownPath: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  const ofCall = fc
    .tuple(
      fc.constantFrom(...Object.values(calls)),
      fc.array(written, { minLength: 2, maxLength: 2 }),
    )
    .map(([{ path }, [first = "", second = ""]]) => {
      let place = 0;
      return path.replaceAll(/\{\w+\}/g, () => (place++ === 0 ? first : second));
    });
  const anywhere = fc.array(written, { maxLength: 5 }).map((parts) => `/${parts.join("/")}`);
  const bent = ofCall.chain((path) =>
    fc.constantFrom(
      `${path}/`,
      path.replace("/", "//"),
      path.toUpperCase(),
      `${path};x=1`,
      `/.${path}`,
    ),
  );
  return fc
    .oneof(
      { weight: 8, arbitrary: ofCall },
      { weight: 6, arbitrary: knownPath },
      { weight: 1, arbitrary: anywhere },
      { weight: 1, arbitrary: bent },
      { weight: 1, arbitrary: fc.constantFrom("/openapi.json", "/docs", "/docs.css", "", "/") },
    )
    .map((path) => `/api/v1${path}`);
}

function queryOf(written: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const name = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...parameterNames) },
    { weight: 2, arbitrary: fc.constantFrom("query", "page", "limit", "sort") },
    { weight: 1, arbitrary: written },
  );
  const part = fc.oneof(
    { weight: 12, arbitrary: fc.tuple(name, written).map(([key, value]) => `${key}=${value}`) },
    { weight: 1, arbitrary: fc.constantFrom("", "=", "&&", "page", "=x", "query=&query=villa") },
  );
  return fc.array(part, { maxLength: 5 }).map((parts) => parts.join("&"));
}

function headersOf(): fc.Arbitrary<Record<string, string>> {
  const latin = fc
    .string({ unit: "binary-ascii", maxLength: 30 })
    .map((text) => text.replaceAll(/[^\x20-\x7e]/g, ""));
  return fc.record(
    {
      "X-localization": fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...locales) },
        {
          weight: 2,
          arbitrary: fc.constantFrom("AR", " tr ", "de", "ar-SA", "", "en,ru", "zh;q=1"),
        },
        { weight: 1, arbitrary: latin },
      ),
      "If-None-Match": fc.oneof(
        fc.constant(""),
        fc.constant(""),
        fc.constantFrom("*", 'W/"x"', '"', ",,,"),
        latin,
      ),
      "Accept-Encoding": fc.oneof(fc.constantFrom("br", "gzip", "br;q=0", "*", "zstd"), latin),
      Accept: fc.constantFrom("text/html", "application/xml", "*/*", "x"),
      "X-Request-Id": latin,
    },
    { requiredKeys: [] },
  );
}

function percent(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function twice(text: string): string {
  return percent(percent(text));
}

/** Escapes only what would end the URL. */
function barely(text: string): string {
  return text.replaceAll(/[^\x21-\x7e]|#/gu, percent);
}
