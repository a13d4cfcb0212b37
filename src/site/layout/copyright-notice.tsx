import { useTranslations } from "use-intl";
import type { CompanyContact } from "#site/components/company-context.tsx";

export function CopyrightNotice({ company, year }: { company: CompanyContact; year: number }) {
  const t = useTranslations("footer");
  return (
    <p className="footer__copyright">
      {t.rich("rights", {
        founded: String(company.founded),
        year: String(year),
        company: company.legalName,
        name: (name) => <bdi>{name}</bdi>,
      })}
    </p>
  );
}
