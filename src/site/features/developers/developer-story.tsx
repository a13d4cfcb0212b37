import { useTranslations } from "use-intl";
import type { Developer } from "#contract/developer.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Link } from "#site/ui/link.tsx";

interface DeveloperStoryProps {
  developer: Pick<Developer, "headquarters" | "country" | "awards">;
  /** The story as HTML that our own renderer made. */
  html: string;
}

/** What a developer builds, where, and what they were awarded. */
export function DeveloperStory({ developer, html }: DeveloperStoryProps) {
  const { headquarters, country, awards } = developer;
  const { locale } = useVisitor();
  const t = useTranslations("developer");
  return (
    <section className="section section--flush">
      <div className="wrap grid grid--12">
        <div className="lg:col-span-7">
          <h2 className="pb-5">{t("story")}</h2>
          <div className="prose lede-first" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <dl className="pairs">
            <div>
              <dt>{t("headquarters")}</dt>
              <dd>{headquarters}</dd>
            </div>
            {country && (
              <div>
                <dt>{t("country")}</dt>
                <dd>
                  <Link to={linkTo(locale, "country", { country: country.slug })}>
                    {country.name}
                  </Link>
                </dd>
              </div>
            )}
          </dl>
          {awards.length > 0 && (
            <>
              <h3 className="h-4 pt-8">{t("awards")}</h3>
              <ul className="marks" role="list">
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
