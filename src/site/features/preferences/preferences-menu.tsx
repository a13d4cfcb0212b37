import { lazy } from "react";
import { useTranslations } from "use-intl";
import { localeFacts } from "#domain/locale.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { withTexts } from "#i18n/whole-texts.ts";
import type { Sent } from "#site/parts/still/sent.ts";
import { Still } from "#site/parts/still/still.tsx";
import { Icon } from "#site/ui/icon.tsx";

const ChoiceFormsOfSentForm = lazy(async () => {
  const { ChoiceFormsOfSentForm } = await withTexts(
    () => import("#site/features/preferences/choice-forms.tsx"),
  );
  return { default: ChoiceFormsOfSentForm };
});

interface PreferencesMenuProps {
  preferences: Sent;
  /** Id of a form that was sent and is shown again; null where there is none. */
  sentForm: string | null;
}

/** Language, currency and unit of area behind one button of the header; each choice is a form, so it works without script. */
export function PreferencesMenu({ preferences, sentForm }: PreferencesMenuProps) {
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
      {sentForm === null ? (
        <Still className="pop locale" sent={preferences} />
      ) : (
        <div className="pop locale">
          <ChoiceFormsOfSentForm form={sentForm} />
        </div>
      )}
    </details>
  );
}
