import { useTranslations } from "use-intl";
import { OtherWays } from "#site/components/channels/other-ways.tsx";
import { usePageLine } from "#site/components/channels/question.ts";
import { WriteLink } from "#site/components/channels/write-link.tsx";
import { useCompany } from "#site/components/company.tsx";

/** For whoever cannot wait: the chat that the language's readers use most, with the enquiry's reference in the text, and the telephone of whoever answers. */
export function Sooner({ reference }: { reference: string }) {
  const t = useTranslations("thanks");
  const company = useCompany();
  const line = usePageLine();
  if (company === null) return null;
  const question = { line, text: t("chat_text", { reference }) };
  return (
    <section>
      <h2 className="h-4 thanks__heading">{t("sooner")}</h2>
      <div className="cluster">
        <WriteLink className="btn" question={question} />
        <OtherWays className="btn btn--line" question={question} />
      </div>
    </section>
  );
}
