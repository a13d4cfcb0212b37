import { campaignParameters } from "#domain/enquiry.ts";

/**
 * The place that a redirect leads to, with the campaign that the visit came with: first touch is read from the address
 * of the page that is shown in the end. What the place says of a campaign itself stays; `query` is that of the address asked for.
 */
export function withCampaign(place: string, query: string): string {
  if (query === "") return place;
  const asked = new URLSearchParams(query);
  const at = place.indexOf("#");
  const path = at === -1 ? place : place.slice(0, at);
  const mark = path.indexOf("?");
  const told = new URLSearchParams(mark === -1 ? "" : path.slice(mark));
  const campaign = new URLSearchParams();
  for (const parameter of campaignParameters) {
    const value = asked.get(parameter);
    if (value !== null && !told.has(parameter)) campaign.append(parameter, value);
  }
  if (campaign.size === 0) return place;
  return `${path}${mark === -1 ? "?" : "&"}${campaign}${place.slice(path.length)}`;
}

/** Whether an answer leads elsewhere. */
export function isRedirect(status: number): boolean {
  return status >= 301 && status <= 308 && status !== 304;
}
