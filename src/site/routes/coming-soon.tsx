import { useMatches } from "react-router";
import { useTranslations } from "use-intl";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/api-client.ts";
import { comingSoon } from "#site/coming-soon.server.ts";
import { ComingSoon } from "#site/features/coming-soon/coming-soon.tsx";
import { screenTitle } from "#site/features/coming-soon/screen-title.ts";
import { EnquiryForm } from "#site/features/enquiry/enquiry-form.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { pageHead } from "#site/page-head.ts";
import type { Route } from "./+types/coming-soon.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiFor(context, localeOfPath(url.pathname));
  const page = await api.get("page", { params: { slug: "coming-soon" } });
  return {
    ...(await comingSoon(api, page)),
    own: page && { title: page.title, description: page.description, heading: page.hero.heading },
  };
}

export function meta({ location, matches, loaderData }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  const screen = screenOf(matches);
  const own = screen === "coming-soon" ? loaderData?.own : null;
  const title = own?.title ?? screenTitle(screen, translatorFor(locale, "soon.screen"));
  return pageHead({ locale, title, description: own?.description, indexed: false });
}

export default function ComingSoonScreen({ loaderData }: Route.ComponentProps) {
  const { waiting, own, privacyVersion } = loaderData;
  const screen = screenOf(useMatches());
  const named = screenTitle(screen, useTranslations("soon.screen"));
  return (
    <ComingSoon
      title={screen === "coming-soon" && own ? own.heading : named}
      waiting={waiting}
      form={privacyVersion && <EnquiryForm kind="opening" privacyVersion={privacyVersion} />}
    />
  );
}

/** The name of the screen that was asked for; several share this module. */
function screenOf(matches: readonly ({ id: string } | undefined)[]): string {
  return matches.at(-1)?.id.split("___", 1)[0] ?? "";
}
