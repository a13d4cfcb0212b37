import { useTranslations } from "use-intl";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/api-client.ts";
import { comingSoon } from "#site/coming-soon.server.ts";
import { ComingSoon } from "#site/features/coming-soon/coming-soon.tsx";
import { EnquiryForm } from "#site/features/enquiry/enquiry-form.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { movedOrMissing } from "#site/moved-or-missing.ts";
import { pageHead } from "#site/page-head.ts";
import type { Route } from "./+types/city-guide.ts";

/** A town in the city's place leads to its full path. */
export async function loader({ url, context, params: { city } }: Route.LoaderArgs) {
  const { pathname } = url;
  const api = apiFor(context, localeOfPath(pathname));
  const [guide, page] = await Promise.all([
    api.get("towns", { params: { city } }),
    api.want("page", { params: { slug: "coming-soon" } }),
  ]);
  if (guide === null) throw await movedOrMissing(api, pathname);
  return { city: guide.city.name, ...(await comingSoon(api, page)) };
}

export function meta({ location, loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const locale = localeOfPath(location.pathname);
  const title = translatorFor(locale, "soon.screen")("guide", { place: loaderData.city });
  return pageHead({ locale, title, indexed: false });
}

export default function CityGuide({ loaderData }: Route.ComponentProps) {
  const { city, waiting, privacyVersion } = loaderData;
  const t = useTranslations("soon.screen");
  return (
    <ComingSoon
      title={t("guide", { place: city })}
      waiting={waiting}
      form={privacyVersion && <EnquiryForm kind="opening" privacyVersion={privacyVersion} />}
    />
  );
}
