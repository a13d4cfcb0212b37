import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { whatsappLineFor } from "#domain/contact-line.ts";
import { linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { apiFor } from "#site/api-client.ts";
import { AskAdviser } from "#site/features/developers/ask-adviser.tsx";
import { developerHomes } from "#site/features/developers/developer-homes.ts";
import { DeveloperLogo } from "#site/features/developers/developer-logo.tsx";
import { DeveloperRecord } from "#site/features/developers/developer-record.tsx";
import { DeveloperStory } from "#site/features/developers/developer-story.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { htmlOf } from "#site/markdown.server.ts";
import { movedOrMissing } from "#site/moved-or-missing.ts";
import { pageHead } from "#site/page-head.ts";
import { NewestProjects } from "#site/parts/newest-projects.tsx";
import { shortText } from "#site/short-text.ts";
import { PageHero } from "#site/parts/page-hero.tsx";
import { sheets } from "#site/sheets.ts";
import developersSheet from "#site/styles/sheets/developers.css?url";
import figuresSheet from "#site/styles/sheets/figures.css?url";
import type { Route } from "./+types/developer-company.ts";

export const links = sheets(figuresSheet, developersSheet);

/** A developer is known to the API by number, too; their page stands under their slug. */
export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { pathname } = url;
  const locale = localeOfPath(pathname);
  const api = apiFor(context, locale);
  const developer = await api.get("developer", { params: { id: params.slug } });
  if (developer === null) throw await movedOrMissing(api, pathname);
  const { story, slug, ...shown } = developer;
  if (slug !== params.slug) throw redirect(linkTo(locale, "developer-company", { slug }), 308);
  return { developer: { slug, ...shown }, storyHtml: htmlOf(story) };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const locale = localeOfPath(location.pathname);
  const { name, summary } = loaderData.developer;
  return pageHead({
    locale,
    title: translatorFor(locale, "developer")("title", { name: isolate(name) }),
    description: shortText(summary, localeFacts[locale].iso),
  });
}

export default function DeveloperCompany({ loaderData }: Route.ComponentProps) {
  const { developer, storyHtml } = loaderData;
  const { slug, listed, country } = developer;
  const { locale } = useVisitor();
  const t = useTranslations("developer");
  const tList = useTranslations("developers");
  const name = isolate(developer.name);
  const line = whatsappLineFor({ country: country?.slug ?? null, city: null });
  return (
    <main id="main">
      <PageHero
        crumbs={{
          above: [{ name: tList("title"), to: linkTo(locale, "developer-companies") }],
          here: developer.name,
        }}
        heading={<bdi>{developer.name}</bdi>}
        summary={developer.summary}
        image={developer.image}
      >
        <div className="pt-6">
          <DeveloperLogo logo={developer.logo} />
        </div>
      </PageHero>
      <DeveloperRecord record={developer} />
      <DeveloperStory developer={developer} html={storyHtml} />
      <NewestProjects
        heading={t("projects", { name })}
        projects={listed}
        total={listed.length}
        listing={
          listed.length === 0
            ? linkTo(locale, "listing", { country: country?.slug ?? "properties" })
            : developerHomes(locale, slug)
        }
        none={t("none")}
      />
      <AskAdviser
        heading={t("ask.heading", { name })}
        text={t("ask.text")}
        question={{ line, text: t("ask.chat", { name: developer.name }) }}
      />
    </main>
  );
}
