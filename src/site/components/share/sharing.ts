import { useState } from "react";
import { useHydrated } from "#site/ui/hydrated.ts";

/** Whether the machine's own apps can be asked to pass a page on; null until the page is hydrated. */
export function useHasApps(): boolean | null {
  return useHydrated() ? "share" in navigator : null;
}

/** Asks the machine's own apps to pass a page on; tells whether they could be asked. */
export async function shareByApps(title: string, address: string): Promise<boolean> {
  try {
    await navigator.share({ title, url: address });
    return true;
  } catch (fault) {
    // Whoever closes the list of apps has shared nothing, and knows.
    return fault instanceof DOMException && fault.name === "AbortError";
  }
}

/** What became of a text that was to be copied. */
type Outcome = "copied" | "uncopied";

/** Copies a text; `outcome` is null until that is done, and once the text is another one. */
export function useCopying(text: string): { outcome: Outcome | null; copy: () => void } {
  const [last, setLast] = useState<{ text: string; outcome: Outcome } | null>(null);

  async function copy(): Promise<void> {
    setLast(null); // a second time is said again
    try {
      await navigator.clipboard.writeText(text);
      setLast({ text, outcome: "copied" });
    } catch {
      setLast({ text, outcome: "uncopied" });
    }
  }

  return { outcome: last?.text === text ? last.outcome : null, copy: () => void copy() };
}
