/** Origin of a visit: recorded on its first page, kept in the browser, and sent only with a form. */
import { campaignParameters } from "#domain/enquiry.ts";
import type { FirstTouch } from "#contract/enquiry/enquiry.ts";
import { maxFirstTouchLength } from "#contract/enquiry/sending-rules.ts";
import { writeSession, readSession } from "#site/components/session-storage.ts";

const name = "sahil.first-touch";

/**
 * Records the origin once. `address` is the document's URL; if the first page could not record it, our own
 * referrer still carries the campaign.
 */
export function recordFirstTouch(address: string, referrer: string): void {
  if (readSession(name) !== null) return;
  const isOwn = referrer.startsWith(`${new URL(address).origin}/`);
  writeSession(name, JSON.stringify(firstTouchOf(isOwn ? referrer : address, referrer)));
}

/** Our own referrer does not count: the visit continues after the browser lost its storage. */
export function firstTouchOf(address: string, referrer: string): FirstTouch {
  const { origin, pathname, searchParams } = new URL(address);
  const campaign = campaignParameters.flatMap((parameter): [string, string][] => {
    const value = searchParams.get(parameter);
    return value === null || value === "" ? [] : [[parameter, value.slice(0, maxFirstTouchLength)]];
  });
  const isForeign = referrer !== "" && !referrer.startsWith(`${origin}/`);
  return {
    referrer: isForeign ? referrer.slice(0, maxFirstTouchLength) : null,
    landing: pathname.slice(0, maxFirstTouchLength),
    campaign: Object.fromEntries(campaign),
  };
}

/** JSON; null when it could not be stored. */
export function firstTouch(): string | null {
  return readSession(name);
}
