import { useTranslations } from "use-intl";
import { sharedListLink } from "#domain/links.ts";
import { useCompany } from "#site/components/company.tsx";

/** For paper alone: whom to call, and where the list stands. */
export function PaperFoot({ homes, origin }: { homes: readonly string[]; origin: string }) {
  const t = useTranslations("shortlist.paper");
  const company = useCompany();
  return (
    <div className="on-paper paper-foot">
      {company && (
        <section>
          <h2 className="h-4">
            {t.rich("call", { company: company.legalName, name: (text) => <bdi>{text}</bdi> })}
          </h2>
          <ul role="list">
            {company.offices.map(({ city, phone }) => (
              <li key={city.slug}>
                {city.name} <bdi className="ltr num">{phone}</bdi>
              </li>
            ))}
            <li>
              <bdi className="ltr">{company.email}</bdi>
            </li>
          </ul>
        </section>
      )}
      <section>
        <h2 className="h-4">{t("address")}</h2>
        <p>
          <bdi className="ltr">{origin + sharedListLink("shortlist", homes)}</bdi>
        </p>
      </section>
    </div>
  );
}
