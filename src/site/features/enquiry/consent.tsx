import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { FieldError } from "#site/features/enquiry/field.tsx";
import { useField } from "#site/features/enquiry/form-context.tsx";

interface ConsentProps {
  /** Version of the privacy policy, an ISO date. */
  version: string;
}

export function Consent({ version }: ConsentProps) {
  const t = useTranslations("enquiry");
  const { format } = useVisitor();
  const { defaultValue, ...control } = useField("consent").control;
  return (
    <div className="field full">
      <label className="check">
        <input
          {...control}
          type="checkbox"
          value="yes"
          required
          defaultChecked={defaultValue !== undefined}
        />
        <span>{t.rich("consent", { day: format.date(version), policy: PolicyLink })}</span>
      </label>
      <FieldError name="consent" />
    </div>
  );
}

/** For forms that ask only for an address: sending implies consent. */
export function LaunchNotificationConsent({ version }: ConsentProps) {
  const t = useTranslations("enquiry");
  const { format } = useVisitor();
  return (
    <p className="hint full">
      {t.rich("opening_consent", { day: format.date(version), policy: PolicyLink })}
    </p>
  );
}

/** Opens in a new window, so that the form stays open. */
function PolicyLink(text: ReactNode) {
  return <PolicyAnchor>{text}</PolicyAnchor>;
}

function PolicyAnchor({ children }: { children: ReactNode }) {
  const { locale } = useVisitor();
  return (
    <a href={linkTo(locale, "privacy-policy")} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
