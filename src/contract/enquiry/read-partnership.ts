import { callingCountries } from "#domain/calling-codes.ts";
import { partnerKinds } from "#domain/enquiry.ts";
import type { Partnership } from "#contract/enquiry/enquiry.ts";
import type { EnquiryTexts } from "#contract/enquiry/fields.ts";
import { readChoice } from "#contract/enquiry/read-choice.ts";
import { readLine } from "#contract/enquiry/read-line.ts";
import { allOf, faulty, type Reading } from "#contract/enquiry/field-reading.ts";
import { tidyLine } from "#contract/enquiry/tidy-text.ts";

/** Longer URLs are copied from search results, not a company's own page. */
const maxWebsiteLength = 500;

export function readPartnership(texts: EnquiryTexts): Reading<Partnership> {
  return allOf<Partnership>({
    company: readLine("company", texts.company),
    country: readChoice("company_country", texts.company_country, callingCountries),
    website: readWebsite(texts.website),
    role: readLine("role", texts.role),
    kind: readChoice("partner_kind", texts.partner_kind, partnerKinds),
  });
}

/** Parses a web address, adding a missing scheme; null for an empty field. */
export function readWebsite(text = ""): Reading<string | null> {
  const line = tidyLine(text);
  if (line === null) return faulty("website", "characters");
  if (line === "") return { value: null };
  if (line.length > maxWebsiteLength) return faulty("website", "too_long");
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(line) ? line : `https://${line}`;
  if (!URL.canParse(withScheme)) return faulty("website", "website_unreadable");
  const url = new URL(withScheme);
  if (!isPublicSite(url)) return faulty("website", "website_unreadable");
  return url.href.length > maxWebsiteLength ? faulty("website", "too_long") : { value: url.href };
}

function isPublicSite({ protocol, username, password, hostname }: URL): boolean {
  return /^https?:$/.test(protocol) && username + password === "" && /[^.]\.[^.]/.test(hostname);
}
