import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";

/** The head of a table of districts: what each costs and yields, then the table's own columns. */
export function TownTableHead({ children }: { children: ReactNode }) {
  const t = useTranslations("overview.table");
  const tCity = useTranslations("overview.city");
  const { areaUnitName } = useVisitor();
  return (
    <>
      <caption className="vh">{tCity("towns_caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("town")}</th>
          <th scope="col" className="n">
            {t("average", { unit: areaUnitName })}
          </th>
          <th scope="col" className="n">
            {t("gross_yield")}
          </th>
          {children}
        </tr>
      </thead>
    </>
  );
}
