import { campaignParameters } from "#domain/enquiry.ts";

/**
 * The place that a redirect leads to, with the campaign that the visit came with: first touch is read from the address
 * of the page that is shown in the end. What the place says of a campaign itself stays; `query` is that of the address asked for.
 */
export function withCampaign(location: string, query: string): string {
  if (query === "") return location;
  const given = new URLSearchParams(query);
  const hashIndex = location.indexOf("#");
  const path = hashIndex === -1 ? location : location.slice(0, hashIndex);
  const queryIndex = path.indexOf("?");
  const existing = new URLSearchParams(queryIndex === -1 ? "" : path.slice(queryIndex));
  const campaign = new URLSearchParams();
  for (const parameter of campaignParameters) {
    const value = given.get(parameter);
    if (value !== null && !existing.has(parameter)) campaign.append(parameter, value);
  }
  if (campaign.size === 0) return location;
  return `${path}${queryIndex === -1 ? "?" : "&"}${campaign}${location.slice(path.length)}`;
}

/** Whether an answer leads elsewhere. */
export function isRedirect(status: number): boolean {
  return status >= 301 && status <= 308 && status !== 304;
}
