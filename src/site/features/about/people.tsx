import { useTranslations } from "use-intl";
import type { Page } from "#contract/page.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { AskLink } from "#site/components/ask-link.tsx";
import { PersonLinks } from "#site/components/person-links.tsx";
import { Portrait } from "#site/components/portrait.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** Who does the work: all faces on one horizon, then the names by department. */
export function People({ page: { hero, team } }: { page: Pick<Page, "hero" | "team"> }) {
  const { locale } = useVisitor();
  const t = useTranslations("about");
  const nav = useTranslations("nav");
  const members = team.flatMap((department) => department.members);
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>{hero.heading}</h2>
          <p>{hero.text}</p>
        </div>
        <div className="faces">
          {members.map((member) => (
            <Portrait key={member.slug} member={member} sizes="(min-width: 64rem) 6rem, 14vw" />
          ))}
        </div>
        <dl className="reasons">
          {team.map((department) => (
            <div key={department.slug}>
              <dt>{department.name}</dt>
              <dd>
                <PersonLinks people={department.members} page={linkTo(locale, "our-team")} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="cluster faces__ways">
          <AskLink className="btn">{nav("ask")}</AskLink>
          <Link className="go" to={linkTo(locale, "our-team")}>
            {t("team")}
            <Icon name="arrow-right" />
          </Link>
        </div>
      </div>
    </section>
  );
}
