/** sessionStorage that never throws: where a browser denies it, nothing is stored. */

export function kept(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** False when storage is denied or full. */
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
    // Denied, so nothing was stored.
  }
}

/** Null when absent or not JSON. */
export function keptJson(name: string): unknown {
  try {
    return JSON.parse(kept(name) ?? "null");
  } catch {
    return null;
  }
}
