import { useTranslations } from "use-intl";
import { localeFacts } from "#domain/locale.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import type { Sent } from "#site/parts/still/sent.ts";
import { Still } from "#site/parts/still/still.tsx";
import { Icon } from "#site/ui/icon.tsx";

export interface PreferencesData {
  /** Path and query of the page that the menu is drawn for. */
  path: string;
  /** What prices can be shown in, by the names that this menu alone says. */
  currencies: readonly { code: string; name: string }[];
  /** The id that a form has which was sent and is shown again. */
  sentForm: string;
}

/** By what the menu is drawn: on a page that shows a form again which was sent, by the second. */
export type PreferencesPart = "preferences" | "preferences-of-sent-form";

interface PreferencesMenuProps {
  preferences: Sent<PreferencesPart>;
  /** Whether the page shows a form again that was sent. */
  hasSentForm: boolean;
}

/** Language, currency and unit of area behind one button of the header; each choice is a form, so it works without script. */
export function PreferencesMenu({ preferences, hasSentForm }: PreferencesMenuProps) {
  const { locale, currency } = useVisitor();
  const t = useTranslations("preferences");
  return (
    <details name="nav">
      <summary className="btn btn--quiet">
        <Icon name="globe" />
        <span>
          <span className="vh">{t("label")} </span>
          <span className="long-lang">{localeFacts[locale].label}</span>
          <span className="short-lang">{locale.toUpperCase()}</span>
          <span className="bar__currency">
            {" · "}
            <bdi>{currency.code}</bdi>
          </span>
        </span>
      </summary>
      <Still
        key={String(hasSentForm)}
        className="pop locale"
        sent={preferences}
        part={hasSentForm ? "preferences-of-sent-form" : "preferences"}
      />
    </details>
  );
}
