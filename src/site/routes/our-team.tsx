import { data } from "react-router";
import { languageName } from "#i18n/language-names.ts";
import { formatsFor } from "#i18n/format.ts";
import { apiFor } from "#site/data/api-client.ts";
import { TeamPage, type TeamView } from "#site/features/team/team-page.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { renderMarkdown } from "#site/data/markdown.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { sharePictureContext, localizedSite } from "#site/data/request-context.ts";
import { sheets } from "#site/styles/sheets.ts";
import companySheet from "#site/styles/sheets/company.css?url";
import { addJsonLd } from "#site/seo/structured-data/json-ld.server.tsx";
import { breadcrumbList } from "#site/seo/structured-data/breadcrumbs.server.ts";
import type { Route } from "./+types/our-team.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(companySheet);

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const page = await apiFor(context, locale).get("page", { params: { slug: "our-team" } });
  if (page === null) throw data(null, { status: 404 });
  const { title, description, hero, sections, team } = page;
  const site = localizedSite(context, locale);
  context.set(sharePictureContext, page.sharePicture);
  addJsonLd(context, breadcrumbList(site, [{ name: title, to: url.pathname }]));
  const languageCodes = team.flatMap(({ members }) =>
    members.flatMap(({ languages }) => languages),
  );
  const view: TeamView = {
    title,
    hero,
    sections: sections.map(({ body, ...section }) => ({
      ...section,
      body: body && renderMarkdown(body),
    })),
    team: team.map(({ members, ...department }) => ({
      ...department,
      members: members.map((member) => ({
        slug: member.slug,
        name: member.name,
        portrait: member.portrait,
        title: member.title,
        bio: member.bio,
        whatsapp: member.whatsapp,
        languages: member.languages,
        languageNames: formatsFor(locale).list(
          member.languages.map((code) => languageName(locale, code)),
        ),
      })),
    })),
    names: Object.fromEntries(languageCodes.map((code) => [code, languageName(locale, code)])),
  };
  return {
    head: { title, description },
    view,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageMeta({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function OurTeam({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <main id="main">
      <TeamPage view={view} />
    </main>
  );
}
