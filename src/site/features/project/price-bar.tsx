import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { PriceFigure } from "#site/parts/price-figure.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";
import { useContactLinks } from "./contact-links.ts";
import type { ProjectFacts } from "./page.server.ts";

/** The price above the bottom bar of narrow screens. */
export function PriceBar({ project }: { project: ProjectFacts }) {
  const t = useTranslations("project.card");
  const { locale } = useVisitor();
  const { whatsapp } = useContactLinks(project);
  return (
    <aside className="pricebar" aria-label={t("bar")}>
      <p>
        <span>{project.status === "sold" ? t("last_price") : t("start_price")}</span>
        <PriceFigure usd={project.startFromUsd} size="sm" />
      </p>
      <a className="btn btn--line btn--icon" href={whatsapp} aria-label={t("whatsapp")}>
        <Icon name="whatsapp" />
      </a>
      <Link className="btn" to={linkTo(locale, "contact-us")}>
        {t("ask_short")}
      </Link>
    </aside>
  );
}
