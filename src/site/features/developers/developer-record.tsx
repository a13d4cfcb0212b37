import { useTranslations } from "use-intl";
import type { DeveloperSummary } from "#contract/developer.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { PlaceFacts } from "#site/components/place-facts.tsx";

type Record = Pick<DeveloperSummary, "delivered" | "underConstruction" | "founded" | "projects">;

/** What a developer has built and is building, in figures. */
export function DeveloperRecord({ record }: { record: Record }) {
  const { format } = useVisitor();
  const t = useTranslations("developer");
  const plain = (main: string) => ({ before: "", main, after: "" });
  return (
    <section className="section--tight">
      <div className="wrap">
        <PlaceFacts
          facts={[
            { label: t("delivered"), figure: plain(format.number(record.delivered)) },
            { label: t("building"), figure: plain(format.number(record.underConstruction)) },
            { label: t("listed"), figure: plain(format.number(record.projects)) },
            { label: t("founded"), figure: plain(String(record.founded)) },
          ]}
        />
        <p className="soft soft--small developer-record__note">{t("record_note")}</p>
      </div>
    </section>
  );
}
