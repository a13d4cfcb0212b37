import { useTranslations } from "use-intl";
import { AskLink, useAsk } from "#site/components/ask-link.tsx";

interface AskHereProps {
  className: string;
  /** Whether the page has its own form. */
  hasForm: boolean;
}

/** Focuses the first field of the page's own form; without one, links to the form's own page. */
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
