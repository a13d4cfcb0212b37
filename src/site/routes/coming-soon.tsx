import { useMatches } from "react-router";
import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/api-client.ts";
import { ComingSoon } from "#site/features/coming-soon/coming-soon.tsx";
import { ContactWays } from "#site/features/coming-soon/contact-ways.tsx";
import { screenTitle } from "#site/features/coming-soon/screen-title.ts";
import { localeOfPath } from "#site/locale-of-path.ts";
import { pageHead } from "#site/page-head.ts";
import type { Route } from "./+types/coming-soon.ts";

/** The contact page is nothing without the company, which its surroundings read too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const [page] = await Promise.all([
    api.get("page", { params: { slug: "coming-soon" } }),
    url.pathname === linkTo(locale, "contact-us") ? api.need("footerLinks") : null,
  ]);
  return { page };
}

export function meta({ location, matches }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  const title = screenTitle(screenOf(matches), translatorFor(locale, "soon.screen"));
  return pageHead({ locale, title, indexed: false });
}

export default function ComingSoonScreen({ loaderData: { page } }: Route.ComponentProps) {
  const t = useTranslations("soon");
  const screen = screenOf(useMatches());
  const title = screenTitle(screen, useTranslations("soon.screen"));
  if (screen !== "contact-us") return <ComingSoon title={title} page={page} />;
  return (
    <ComingSoon title={title} page={page} text={t("contact.form")}>
      <ContactWays />
    </ComingSoon>
  );
}

/** The name of the screen that was asked for; several share this module. */
function screenOf(matches: readonly ({ id: string } | undefined)[]): string {
  return matches.at(-1)?.id.split("___", 1)[0] ?? "";
}
