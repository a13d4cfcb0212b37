import { useTranslations } from "use-intl";
import { ContactLink, useContactDialogClick } from "#site/components/contact-link.tsx";

interface ContactFormLinkProps {
  className: string;
  /** Whether the page has its own form. */
  hasForm: boolean;
}

/** Focuses the first field of the page's own form; without one, links to the form's own page. */
export function ContactFormLink({ className, hasForm }: ContactFormLinkProps) {
  const t = useTranslations("nav");
  const handleClick = useContactDialogClick();
  if (!hasForm) return <ContactLink className={className}>{t("ask")}</ContactLink>;
  return (
    <a className={className} href="#ask" onClick={handleClick}>
      {t("ask")}
    </a>
  );
}
