import { useTranslations } from "use-intl";
import type { TeamMember } from "#contract/people.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";
import { Picture } from "#site/ui/picture.tsx";

/** Who wrote an article. */
export function Author({ writer: { name, portrait, title, bio } }: { writer: TeamMember }) {
  const { locale } = useVisitor();
  const t = useTranslations("article");
  return (
    <section className="author">
      <Picture picture={portrait} sizes="8rem" alt="" />
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
