/** Where a visit came from: noted on its first page, kept in the browser, and sent only with a form. */
import { campaignParameters } from "#domain/enquiry.ts";
import type { FirstTouch } from "#contract/enquiry/enquiry.ts";
import { maxFirstTouchLength as longest } from "#contract/enquiry/sending-rules.ts";
import { keep, kept } from "#site/components/visit-storage.ts";

const name = "sahil.first-touch";

/**
 * Notes where the visit came from, unless an earlier page did. `address` is that of the document. Who went on before the first page
 * could note it comes from a page of ours, whose address still tells the campaign.
 */
export function noteFirstTouch(address: string, referrer: string): void {
  if (kept(name) !== null) return;
  const isOwn = referrer.startsWith(`${new URL(address).origin}/`);
  keep(name, JSON.stringify(firstTouchOf(isOwn ? referrer : address, referrer)));
}

/** What a first page tells. A referrer of our own is none: the visit went on after the browser forgot. */
export function firstTouchOf(address: string, referrer: string): FirstTouch {
  const { origin, pathname, searchParams } = new URL(address);
  const campaign = campaignParameters.flatMap((parameter): [string, string][] => {
    const value = searchParams.get(parameter);
    return value === null || value === "" ? [] : [[parameter, value.slice(0, longest)]];
  });
  const isForeign = referrer !== "" && !referrer.startsWith(`${origin}/`);
  return {
    referrer: isForeign ? referrer.slice(0, longest) : null,
    landing: pathname.slice(0, longest),
    campaign: Object.fromEntries(campaign),
  };
}

/** The note as JSON; null where it could not be kept. */
export function firstTouch(): string | null {
  return kept(name);
}
