import { useTranslations } from "use-intl";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/api-client.ts";
import { comingSoon } from "#site/coming-soon.server.ts";
import { ComingSoon } from "#site/features/coming-soon/coming-soon.tsx";
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

export function meta({ location, loaderData }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  const own = loaderData?.own;
  const title = own?.title ?? translatorFor(locale, "soon")("label");
  return pageHead({ locale, title, description: own?.description, indexed: false });
}

export default function ComingSoonScreen({ loaderData }: Route.ComponentProps) {
  const { waiting, own, privacyVersion } = loaderData;
  const t = useTranslations("soon");
  return (
    <ComingSoon
      title={own?.heading ?? t("label")}
      waiting={waiting}
      form={privacyVersion && <EnquiryForm kind="opening" privacyVersion={privacyVersion} />}
    />
  );
}
