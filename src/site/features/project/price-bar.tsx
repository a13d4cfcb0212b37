import { useTranslations } from "use-intl";
import { AskLink } from "#site/parts/ask-link.tsx";
import { PriceFigure } from "#site/parts/price-figure.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { useContactLinks } from "./contact-links.ts";
import type { ProjectFacts } from "./page.server.ts";

/** The price above the bottom bar of narrow screens. */
export function PriceBar({ project }: { project: ProjectFacts }) {
  const t = useTranslations("project.card");
  const contact = useContactLinks(project);
  return (
    <aside className="pricebar" aria-label={t("bar")}>
      <p>
        <span>{project.status === "sold" ? t("last_price") : t("start_price")}</span>
        <PriceFigure usd={project.startFromUsd} size="sm" />
      </p>
      {contact && (
        <a className="btn btn--line btn--icon" href={contact.whatsapp} aria-label={t("ask")}>
          <Icon name="whatsapp" />
        </a>
      )}
      <AskLink className="btn" project={project}>
        {t("ask_short")}
      </AskLink>
    </aside>
  );
}
