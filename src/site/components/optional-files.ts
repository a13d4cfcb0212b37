let underWay = 0;

/**
 * Fetches files that a page can do without: null where they cannot be had, and the page stays as it is. What fetches several
 * has to wait for all of them (`allOf`), for one that fails later than it is over is none of these.
 */
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

/** As `Promise.all`, but it fails only once everything is settled. */
export async function allOf<const Loads extends readonly Promise<unknown>[]>(loads: Loads) {
  await Promise.allSettled(loads);
  return Promise.all(loads);
}

/** Tells whether files that fail now are no reason to load the page anew. */
export function mayFilesFail(): boolean {
  return underWay > 0;
}
