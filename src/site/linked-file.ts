/** Files that a document begins to fetch for its scripts, which need them before anything else. */

const preload = 'link[rel="preload"][as="fetch"]';
const facts = '[href*="/facts-"]';
const links = { facts: `${preload}${facts}`, texts: `${preload}:not(${facts})` };

/** Reads one of them. Null where the document names none; rejects where it cannot be had. */
export async function readLinkedFile(
  kind: keyof typeof links,
): Promise<{ path: string; content: unknown } | null> {
  const link = document.querySelector<HTMLLinkElement>(links[kind]);
  if (link === null) return null;
  const response = await fetch(link.href);
  if (!response.ok) throw new Error(`${link.href} was answered with ${response.status}`);
  return { path: new URL(link.href).pathname, content: await response.json() };
}
