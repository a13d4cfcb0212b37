import { data } from "react-router";
import { apiFor } from "#site/data/api-client.ts";
import { ComingSoon } from "#site/features/coming-soon/coming-soon.tsx";
import { EnquiryForm } from "#site/features/enquiry/enquiry-form.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { sectionsOf } from "#site/data/page-sections.server.ts";
import { loadPrivacyVersion } from "#site/data/privacy-version.ts";
import { routeMiddleware } from "#site/data/route-middleware.ts";
import { sheets } from "#site/styles/sheets.ts";
import enquirySheet from "#site/styles/sheets/enquiry.css?url";
import type { Route } from "./+types/coming-soon.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const middleware = routeMiddleware("noindex");

export const links = sheets(enquirySheet);

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiFor(context, localeOfPath(url.pathname));
  const [page, version] = await Promise.all([
    api.get("page", { params: { slug: "coming-soon" } }),
    loadPrivacyVersion(api),
  ]);
  if (page === null) throw data(null, { status: 404 });
  const { title, description, hero } = page;
  const { notify } = sectionsOf(page, ["notify"]);
  return { title, description, hero, notify, privacyVersion: version };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title, description } = loaderData;
  return pageMeta({ locale: localeOfPath(location.pathname), title, description, indexed: false });
}

export default function ComingSoonScreen({ loaderData }: Route.ComponentProps) {
  const { hero, notify, privacyVersion: version } = loaderData;
  return (
    <ComingSoon
      {...hero}
      notify={notify}
      form={version && <EnquiryForm kind="opening" privacyVersion={version} />}
    />
  );
}
