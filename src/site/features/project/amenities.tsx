import { useTranslations } from "use-intl";
import type { ProjectFacts } from "./page.server.ts";

export function Amenities({ amenities }: Pick<ProjectFacts, "amenities">) {
  const t = useTranslations("project");
  return (
    <section>
      <h2>{t("amenities")}</h2>
      <ul className="amen" role="list">
        {amenities.map(({ slug, name }) => (
          <li key={slug}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
