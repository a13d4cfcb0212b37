import type { LoaderFunctionArgs } from "react-router";
import type { Company } from "#contract/settings.ts";
import { areaUnits } from "#domain/vocabulary.ts";
import { formatsFor } from "#i18n/format.ts";
import type { CompanyContact } from "#site/components/company-context.tsx";
import { loadVisitorPreferences } from "#site/data/visitor.server.ts";
import { apiFor } from "#site/data/api-client.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import {
  defaultSharePicturesContext,
  siteOriginContext,
  todayContext,
} from "#site/data/request-context.ts";

export type LayoutData = Awaited<ReturnType<typeof loadLayout>>;

/** A missing part is no failure, and a 404 is left to the page's own loader. */
export async function loadLayout(args: LoaderFunctionArgs) {
  const { url, context } = args;
  const api = apiFor(context, localeOfPath(url.pathname));
  const [preferences, areas, filterPages, footer] = await Promise.all([
    loadVisitorPreferences(args),
    api.getOptional("areaNavigation"),
    api.getOptional("filterPages"),
    api.getOptional("footerLinks"),
  ]);
  const format = formatsFor(preferences.locale);
  context.set(defaultSharePicturesContext, footer);
  return {
    preferences,
    areaUnits: areaUnits.map((unit) => ({ unit, name: format.areaUnit(unit) })),
    menus: {
      areas: areas?.content ?? [],
      filterPages: filterPages?.map(({ heading: _, ...page }) => page) ?? [],
    },
    footer: footer && { content: footer.content, company: companyContact(footer.company) },
    year: Number(context.get(todayContext).slice(0, 4)),
    origin: context.get(siteOriginContext),
  };
}

/** Omits the figures, which only some pages show. */
function companyContact({ figures: _, ...company }: Company): CompanyContact {
  return company;
}
