import { useTranslations } from "use-intl";
import { AskLink, useAsk } from "#site/components/ask-link.tsx";

interface AskHereProps {
  className: string;
  /** Whether the page has its form. */
  hasForm: boolean;
}

/** Leads to the page's own form, with its script into the first field; to the form by itself where the page has none. */
export function AskHere({ className, hasForm }: AskHereProps) {
  const t = useTranslations("nav");
  const ask = useAsk();
  if (!hasForm) return <AskLink className={className}>{t("ask")}</AskLink>;
  return (
    <a className={className} href="#ask" onClick={ask}>
      {t("ask")}
    </a>
  );
}
