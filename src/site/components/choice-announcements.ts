/** Sentences about the page's figures, announced when a filter or preference has changed them. */
import { useEffect } from "react";

/** In page order. */
const slots = ["signing", "dates", "cost", "loan"] as const;
type AnnouncementSlot = (typeof slots)[number];

const announcements = new Map<AnnouncementSlot, string>();

/** Announces the message once a choice has changed it; null for none. */
export function useChoiceAnnouncement(slot: AnnouncementSlot, message: string | null): void {
  useEffect(() => {
    if (message === null) return;
    announcements.set(slot, message);
    return () => void announcements.delete(slot);
  }, [slot, message]);
}

export function currentAnnouncements(): string[] {
  return slots.map((slot) => announcements.get(slot)).filter((message) => message !== undefined);
}
