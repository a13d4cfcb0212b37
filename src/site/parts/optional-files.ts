let underWay = 0;

/** Fetches files that a page can do without: null where they cannot be had, and the page stays as it is. */
export async function loadOptional<Files>(load: () => Promise<Files>): Promise<Files | null> {
  underWay += 1;
  try {
    return await load();
  } catch {
    return null;
  } finally {
    underWay -= 1;
  }
}

/** Tells whether files that fail now are no reason to load the page anew. */
export function mayFilesFail(): boolean {
  return underWay > 0;
}
