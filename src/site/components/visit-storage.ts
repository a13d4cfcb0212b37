/** What is kept until the visit ends. A browser may deny it; then nothing is kept, and nothing fails. */

export function kept(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Tells whether it is kept: it may be denied, or there is no room. */
export function keep(name: string, value: string): boolean {
  try {
    sessionStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

export function forget(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Denied: there was nothing.
  }
}

/** Reads what was kept as JSON; null where there is nothing, or something that we did not write. */
export function keptJson(name: string): unknown {
  try {
    return JSON.parse(kept(name) ?? "null");
  } catch {
    return null;
  }
}
