/** sessionStorage that never throws: where a browser denies it, nothing is stored. */

export function readSession(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** False when storage is denied or full. */
export function writeSession(name: string, value: string): boolean {
  try {
    sessionStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

export function removeSession(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Denied, so nothing was stored.
  }
}

/** Null when absent or not JSON. */
export function readSessionJson(name: string): unknown {
  try {
    return JSON.parse(readSession(name) ?? "null");
  } catch {
    return null;
  }
}
