import { useTranslations } from "use-intl";
import { whatsappLineFor } from "#domain/contact-line.ts";
import { whatsappLink } from "#domain/links.ts";
import { withoutIsolates } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { activeGroups } from "#site/features/search/filter-groups.ts";
import { useFilterNames } from "#site/features/search/filter-names.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { useCompany, usePageSubject } from "#site/parts/company.tsx";

/** The address that tells an adviser on WhatsApp what is looked for: the listing's heading and the filters in force. Null while the company is not known. */
export function useAdviserLink({
  names: { listed },
  selection,
  facets,
}: ListingView): string | null {
  const t = useTranslations("listing.empty");
  const { format } = useVisitor();
  const company = useCompany();
  const { place } = usePageSubject();
  const names = useFilterNames();
  const { criteria } = selection;
  const filters = activeGroups(criteria).map((group) => names.chosen(group, criteria, facets));
  const text = t("adviser_text", { wish: format.list([listed, ...filters]) });
  return company && whatsappLink(company.whatsapp[whatsappLineFor(place)], withoutIsolates(text));
}
