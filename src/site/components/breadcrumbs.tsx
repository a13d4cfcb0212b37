import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { Link } from "#site/ui/link.tsx";

export interface Crumb {
  name: string;
  to: string;
}

export interface BreadcrumbsProps {
  /** Between the home page and this one, the widest first. */
  above?: readonly Crumb[];
  /** Null where the heading follows and is long. */
  here: string | null;
}

export function Breadcrumbs({ above = [], here }: BreadcrumbsProps) {
  const { locale } = useVisitorChoice();
  const t = useTranslations("trail");
  const home = { name: t("home"), to: linkTo(locale, "home") };
  return (
    <nav className="crumbs" aria-label={t("label")}>
      <ol role="list">
        {[home, ...above].map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        {here !== null && (
          <li aria-current="page">
            <bdi>{here}</bdi>
          </li>
        )}
      </ol>
    </nav>
  );
}
