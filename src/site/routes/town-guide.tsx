import { useTranslations } from "use-intl";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/api-client.ts";
import { comingSoon } from "#site/coming-soon.server.ts";
import { ComingSoon } from "#site/features/coming-soon/coming-soon.tsx";
import { EnquiryForm } from "#site/features/enquiry/enquiry-form.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { movedOrMissing } from "#site/moved-or-missing.ts";
import { pageHead } from "#site/page-head.ts";
import type { Route } from "./+types/town-guide.ts";

/** As many towns as the API gives at once; no city has more. */
const everyTown = 48;

export async function loader({ url, context, params: { city, town } }: Route.LoaderArgs) {
  const { pathname } = url;
  const api = apiFor(context, localeOfPath(pathname));
  const [guide, page] = await Promise.all([
    api.get("towns", { params: { city }, query: { limit: everyTown } }),
    api.want("page", { params: { slug: "coming-soon" } }),
  ]);
  const found = guide?.content.find(({ slug }) => slug === town);
  if (found === undefined) throw await movedOrMissing(api, pathname);
  return { town: found.name, ...(await comingSoon(api, page)) };
}

export function meta({ location, loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const locale = localeOfPath(location.pathname);
  const title = translatorFor(locale, "soon.screen")("guide", { place: loaderData.town });
  return pageHead({ locale, title, indexed: false });
}

export default function TownGuide({ loaderData }: Route.ComponentProps) {
  const { town, waiting, privacyVersion } = loaderData;
  const t = useTranslations("soon.screen");
  return (
    <ComingSoon
      title={t("guide", { place: town })}
      waiting={waiting}
      form={privacyVersion && <EnquiryForm kind="opening" privacyVersion={privacyVersion} />}
    />
  );
}
