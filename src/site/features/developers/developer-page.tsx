import { useTranslations } from "use-intl";
import type { Developer } from "#contract/developer.ts";
import { whatsappLineFor } from "#domain/contact-line.ts";
import { linkTo } from "#domain/links.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { AskAdviser } from "#site/features/developers/ask-adviser.tsx";
import { developerHomes } from "#site/features/developers/developer-homes.ts";
import { DeveloperLogo } from "#site/features/developers/developer-logo.tsx";
import { DeveloperRecord } from "#site/features/developers/developer-record.tsx";
import { DeveloperStory } from "#site/features/developers/developer-story.tsx";
import { NewestProjects } from "#site/components/newest-projects.tsx";
import { PageHero } from "#site/components/page-hero.tsx";

export interface DeveloperView {
  developer: Omit<Developer, "story" | "sharePicture">;
  storyHtml: string;
}

/** A developer in figures and in words, and what they sell here. */
export function DeveloperPage({ developer, storyHtml }: DeveloperView) {
  const { slug, listed, country } = developer;
  const { locale } = useVisitor();
  const t = useTranslations("developer");
  const tList = useTranslations("developers");
  const name = isolate(developer.name);
  const line = whatsappLineFor({ country: country?.slug ?? null, city: null });
  return (
    <>
      <PageHero
        crumbs={{
          above: [{ name: tList("title"), to: linkTo(locale, "developer-companies") }],
          here: developer.name,
        }}
        heading={<bdi>{developer.name}</bdi>}
        summary={developer.summary}
        image={developer.image}
      >
        <div className="developer-page__logo">
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
    </>
  );
}
