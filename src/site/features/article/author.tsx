import { useTranslations } from "use-intl";
import type { TeamMember } from "#contract/people.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Portrait } from "#site/components/portrait.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** Who wrote an article. */
export function Author({ writer }: { writer: TeamMember }) {
  const { locale } = useVisitor();
  const t = useTranslations("article");
  const { name, title, bio } = writer;
  return (
    <section className="author">
      <Portrait member={writer} sizes="8rem" />
      <div>
        <h2 className="soft">{t("author")}</h2>
        <p className="h-4">
          <bdi>{name}</bdi>
        </p>
        <p className="soft">{title}</p>
        <p>{bio}</p>
        <Link className="go" to={linkTo(locale, "our-team")}>
          {t("team")}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </section>
  );
}
