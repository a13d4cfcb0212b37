import type { BreadcrumbList } from "schema-dts";
import { linkTo } from "#domain/links.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { LocalizedSite } from "#site/data/request-context.ts";

interface Breadcrumb {
  name: string;
  /** Path on the site. */
  to: string;
}

/** The same steps as the page's visible breadcrumbs; the last one is the page itself. */
export function breadcrumbList(
  { locale, origin }: LocalizedSite,
  steps: readonly Breadcrumb[],
): BreadcrumbList {
  const home = { name: translatorFor(locale, "breadcrumbs")("home"), to: linkTo(locale, "home") };
  return {
    "@type": "BreadcrumbList",
    itemListElement: [home, ...steps].map(({ name, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + to,
    })),
  };
}
