/** Origin of a visit: recorded on its first page, stored in the browser, and sent only with a form. */
import { campaignParameters } from "#domain/enquiry.ts";
import type { FirstTouch } from "#contract/enquiry/enquiry.ts";
import { maxFirstTouchLength } from "#contract/enquiry/sending-rules.ts";
import { writeSession, readSession } from "#site/components/session-storage.ts";

const storageKey = "sahil.first-touch";

/**
 * Records the origin once. `url` is the document's; if the first page could not record it, our own
 * referrer still carries the campaign.
 */
export function recordFirstTouch(url: string, referrer: string): void {
  if (readSession(storageKey) !== null) return;
  const isInternal = referrer.startsWith(`${new URL(url).origin}/`);
  writeSession(storageKey, JSON.stringify(firstTouchOf(isInternal ? referrer : url, referrer)));
}

/** Our own referrer does not count: the visit continues after the browser lost its storage. */
export function firstTouchOf(url: string, referrer: string): FirstTouch {
  const { origin, pathname, searchParams } = new URL(url);
  const campaign = campaignParameters.flatMap((parameter): [string, string][] => {
    const value = searchParams.get(parameter);
    return value === null || value === "" ? [] : [[parameter, value.slice(0, maxFirstTouchLength)]];
  });
  const isExternal = referrer !== "" && !referrer.startsWith(`${origin}/`);
  return {
    referrer: isExternal ? referrer.slice(0, maxFirstTouchLength) : null,
    landing: pathname.slice(0, maxFirstTouchLength),
    campaign: Object.fromEntries(campaign),
  };
}

/** JSON; null when it could not be stored. */
export function firstTouch(): string | null {
  return readSession(storageKey);
}
