import { useTranslations } from "use-intl";
import { localeFacts } from "#domain/locale.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import {
  AreaUnitForm,
  CurrencyForm,
  LanguageForm,
  SentFormLanguages,
} from "#site/features/preferences/choice-forms.tsx";
import { Icon } from "#site/ui/icon.tsx";

interface PreferencesMenuProps {
  /** Id of a form that was sent and is shown again; null where there is none. */
  sentForm: string | null;
}

/** Language, currency and unit of area behind one button of the header; each choice is a form, so it works without script. */
export function PreferencesMenu({ sentForm }: PreferencesMenuProps) {
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
      <div className="pop locale">
        <div>
          {sentForm === null ? <LanguageForm /> : <SentFormLanguages form={sentForm} />}
          <AreaUnitForm />
        </div>
        <CurrencyForm />
      </div>
    </details>
  );
}
