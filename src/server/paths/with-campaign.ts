import { campaignParameters } from "#domain/enquiry.ts";

/**
 * Adds the campaign parameters of `query` to the target of a redirect, because attribution is read from the URL of the final page.
 * Parameters of the target win.
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

export function isRedirect(status: number): boolean {
  return status >= 301 && status <= 308 && status !== 304;
}
