import { useState } from "react";
import { useHydrated } from "#site/ui/hydrated.ts";

/** Whether there is the Web Share API; null until hydrated. */
export function useCanShare(): boolean | null {
  return useHydrated() ? "share" in navigator : null;
}

/** False when the device's share sheet could not be opened. */
export async function shareNatively(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    // Closing the share sheet is no failure.
    return error instanceof DOMException && error.name === "AbortError";
  }
}

type CopyOutcome = "copied" | "failed";

/** `outcome` is null before copying, and after the text has changed. */
export function useCopyToClipboard(text: string): {
  outcome: CopyOutcome | null;
  copy: () => void;
} {
  const [last, setLast] = useState<{ text: string; outcome: CopyOutcome } | null>(null);

  async function copy(): Promise<void> {
    setLast(null); // a second copy is announced again
    try {
      await navigator.clipboard.writeText(text);
      setLast({ text, outcome: "copied" });
    } catch {
      setLast({ text, outcome: "failed" });
    }
  }

  return { outcome: last?.text === text ? last.outcome : null, copy: () => void copy() };
}
