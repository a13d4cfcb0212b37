/** Reads a cookie from a Cookie header; undefined where it is not there, or is not plain ASCII text. */
export type ReadCookie = (header: string | null | undefined) => string | undefined;

/** Makes the reader of one cookie: of a name that stands twice the first counts, as long as it can be read. */
export function cookieReader(name: string): ReadCookie {
  const pattern = new RegExp(`(?:^|;)\\s*${name}\\s*=\\s*([\\w.-]+)\\s*(?:;|$)`);
  // Most readers have other cookies alone, and taking a header into pieces costs three times as much.
  return (header) => (header?.includes(name) ? pattern.exec(header)?.[1] : undefined);
}
