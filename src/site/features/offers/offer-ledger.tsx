import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import type { ShownOffer } from "#site/features/offers/shown-offer.ts";
import { SectionLink } from "#site/ui/section-link.tsx";

/** All offers in a few lines; each leads to its row further down. */
export function OfferLedger({ offers }: { offers: readonly ShownOffer[] }) {
  const { format } = useVisitor();
  const t = useTranslations("offers");
  return (
    <table className="ledger ledger--fold offers__all">
      <caption className="vh">{t("caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("offer")}</th>
          <th scope="col" className="fold">
            {t("project")}
          </th>
          <th scope="col" className="n fold">
            {t("until")}
          </th>
          <th scope="col" className="n">
            {t("days_left")}
          </th>
        </tr>
      </thead>
      <tbody>
        {offers.map(({ slug, title, badge, project, validUntil, daysLeft }) => (
          <tr key={slug}>
            <th scope="row">
              <SectionLink section={slug}>{title}</SectionLink>
              <small className="ledger__sub">{badge}</small>
            </th>
            <td className="fold">{project === null ? "–" : <bdi>{project.name}</bdi>}</td>
            <td className="n fold">
              <time dateTime={validUntil}>{format.date(validUntil)}</time>
            </td>
            <td className="n big">{daysLeft === 0 ? t("ends_today") : format.number(daysLeft)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
