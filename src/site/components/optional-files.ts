let pendingLoads = 0;

/** Null when it fails. Several imports need `settleAll`, so that none fails after this has returned. */
export async function loadOptional<Files>(load: () => Promise<Files>): Promise<Files | null> {
  pendingLoads += 1;
  try {
    return await load();
  } catch {
    return null;
  } finally {
    pendingLoads -= 1;
  }
}

/** As `Promise.all`, but rejects only once all are settled. */
export async function settleAll<const Loads extends readonly Promise<unknown>[]>(loads: Loads) {
  await Promise.allSettled(loads);
  return Promise.all(loads);
}

/** Whether a failing chunk is no reason to reload the page. */
export function isOptionalLoadPending(): boolean {
  return pendingLoads > 0;
}
