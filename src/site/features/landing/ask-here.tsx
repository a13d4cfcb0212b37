import { useTranslations } from "use-intl";
import { AskLink } from "#site/components/ask-link.tsx";

interface AskHereProps {
  className: string;
  /** Whether the page has its form. */
  hasForm: boolean;
}

/** Leads to the page's own form, with its script into the first field; to the form by itself where the page has none. */
export function AskHere({ className, hasForm }: AskHereProps) {
  const t = useTranslations("nav");
  if (!hasForm) return <AskLink className={className}>{t("ask")}</AskLink>;
  return (
    <a className={className} href="#ask" data-ask="">
      {t("ask")}
    </a>
  );
}
