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
                  <Link to={linkTo(locale, "country", { country: country.slug })}>
                    {country.name}
                  </Link>
                </dd>
              </div>
            )}
          </dl>
          {awards.length > 0 && (
            <>
              <h3 className="h-4 developer-story__awards">{t("awards")}</h3>
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
