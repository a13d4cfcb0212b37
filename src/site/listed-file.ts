/** Files beside a page's scripts that these need before anything else; the document lists them for `early-script.ts`. */

const kinds = { facts: /\/facts-.+\.json$/, texts: /^(?!.*\/facts-).+\.json$/ };

/** Reads one of them. Null where the document lists none; rejects where it cannot be had. */
export async function readListedFile(
  kind: keyof typeof kinds,
): Promise<{ path: string; content: unknown } | null> {
  const list = document.querySelector<HTMLScriptElement>("script[data-files]")?.dataset["files"];
  const path = list?.split(" ").find((file) => kinds[kind].test(file));
  if (path === undefined) return null;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return { path, content: await response.json() };
}
