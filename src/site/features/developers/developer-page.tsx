import { useTranslations } from "use-intl";
import { NewestProjects } from "#site/components/newest-projects.tsx";
import { PageHero } from "#site/components/page-hero.tsx";
import { PlaceFacts } from "#site/components/place-facts.tsx";
import { DeveloperContact } from "#site/features/developers/developer-contact.tsx";
import { DeveloperLogo } from "#site/features/developers/developer-logo.tsx";
import type {
  DeveloperStoryView,
  DeveloperView,
} from "#site/features/developers/developer-view.server.ts";
import { Link } from "#site/ui/link.tsx";

export function DeveloperPage({ view }: { view: DeveloperView }) {
  const { hero, logo, record, story, projects, ask } = view;
  const t = useTranslations("developer");
  return (
    <>
      <PageHero {...hero} heading={<bdi>{hero.heading}</bdi>}>
        <div className="developer-page__logo">
          <DeveloperLogo logo={logo} />
        </div>
      </PageHero>
      <section className="section--tight">
        <div className="wrap">
          <PlaceFacts facts={record} />
          <p className="soft soft--small developer-record__note">{t("record_note")}</p>
        </div>
      </section>
      <DeveloperStory {...story} />
      <NewestProjects {...projects} />
      <DeveloperContact {...ask} />
    </>
  );
}

function DeveloperStory({ html, headquarters, country, awards }: DeveloperStoryView) {
  const t = useTranslations("developer");
  return (
    <section className="section section--flush">
      <div className="wrap grid grid--7-4">
        <div>
          <h2 className="developer-story__heading">{t("story")}</h2>
          <div className="prose lede-first" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
        <div>
          <dl className="pairs">
            <div>
              <dt>{t("headquarters")}</dt>
              <dd>{headquarters}</dd>
            </div>
            {country && (
              <div>
                <dt>{t("country")}</dt>
                <dd>
                  <Link to={country.href}>{country.name}</Link>
                </dd>
              </div>
            )}
          </dl>
          {awards.length > 0 && (
            <>
              <h3 className="h-4 developer-story__awards">{t("awards")}</h3>
              <ul className="dash-list" role="list">
                {awards.map((award) => (
                  <li key={award}>{award}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
