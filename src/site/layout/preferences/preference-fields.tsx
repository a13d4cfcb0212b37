import { type ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { chosenLocaleField } from "#contract/enquiry/fields.ts";
import { inLocale } from "#domain/links.ts";
import { localeFacts, locales } from "#domain/locale.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import type { LayoutData } from "#site/layout/layout-loader.server.ts";
import {
  preferencesFormId,
  languageField,
  submittedFormId,
} from "#site/layout/preferences/preferences-form.ts";

interface PreferenceFieldsProps extends Pick<LayoutData, "areaUnits"> {
  /** Whether a submitted form is shown again; a language switch must then carry its fields. */
  hasSubmittedForm: boolean;
}

export function PreferenceFields({ areaUnits, hasSubmittedForm }: PreferenceFieldsProps) {
  return (
    <>
      <div>
        {hasSubmittedForm ? <SubmittedFormLanguages /> : <Languages />}
        <AreaUnits areaUnits={areaUnits} />
      </div>
      <div>
        <Currencies />
      </div>
    </>
  );
}

/** A language switch changes the whole document, so it is loaded anew. */
function Languages() {
  const { locale: current } = useVisitorPreferences();
  const t = useTranslations("preferences");
  return (
    <PreferenceGroup title={t("language")} name={languageField}>
      {locales.map((locale) => (
        <PreferenceButton
          key={locale}
          name={languageField}
          value={locale}
          chosen={locale === current}
        >
          <bdi lang={localeFacts[locale].htmlLang}>{localeFacts[locale].label}</bdi>
        </PreferenceButton>
      ))}
    </PreferenceGroup>
  );
}

/** Beside a submitted form the language buttons send it again, to show it translated with what was typed. */
function SubmittedFormLanguages() {
  const { pathname, search } = useLocation();
  const { locale: current } = useVisitorPreferences();
  const t = useTranslations("preferences");
  return (
    <>
      {/* Enter presses the first submit button of a form, which must not be a language. */}
      <button
        className="visually-hidden"
        type="submit"
        form={submittedFormId}
        tabIndex={-1}
        aria-hidden="true"
      />
      <PreferenceGroup title={t("language")} name={chosenLocaleField}>
        {locales.map((locale) => (
          <PreferenceButton
            key={locale}
            name={chosenLocaleField}
            value={locale}
            chosen={locale === current}
            form={submittedFormId}
            formAction={inLocale(locale, pathname + search)}
          >
            <bdi lang={localeFacts[locale].htmlLang}>{localeFacts[locale].label}</bdi>
          </PreferenceButton>
        ))}
      </PreferenceGroup>
    </>
  );
}

function Currencies() {
  const { currency, rates } = useVisitorPreferences();
  const t = useTranslations("preferences");
  return (
    <PreferenceGroup title={t("currency")} name="currency">
      {rates.map(({ code, name }) => (
        <PreferenceButton key={code} name="currency" value={code} chosen={code === currency}>
          <span>
            <bdi className="numeric">{code}</bdi> <span className="soft">{name}</span>
          </span>
        </PreferenceButton>
      ))}
    </PreferenceGroup>
  );
}

function AreaUnits({ areaUnits }: Pick<LayoutData, "areaUnits">) {
  const { areaUnit } = useVisitorPreferences();
  const t = useTranslations("preferences");
  return (
    <PreferenceGroup title={t("area")} name="area_unit">
      {areaUnits.map(({ unit, name }) => (
        <PreferenceButton key={unit} name="area_unit" value={unit} chosen={unit === areaUnit}>
          {name}
        </PreferenceButton>
      ))}
    </PreferenceGroup>
  );
}

function PreferenceGroup({
  title,
  name,
  children,
}: {
  title: string;
  name: string;
  children: ReactNode;
}) {
  const titleId = `options-of-${name}`;
  return (
    <>
      <p className="preferences__heading" id={titleId}>
        {title}
      </p>
      <ul className="menu" role="list" aria-labelledby={titleId}>
        {children}
      </ul>
    </>
  );
}

interface PreferenceButtonProps {
  name: string;
  value: string;
  chosen: boolean;
  /** For a button of another form than the menu's. */
  form?: string;
  formAction?: string;
  children: ReactNode;
}

function PreferenceButton({
  chosen,
  form = preferencesFormId,
  children,
  ...button
}: PreferenceButtonProps) {
  return (
    <li>
      <button {...button} form={form} type="submit" aria-current={chosen ? "true" : undefined}>
        {children}
      </button>
    </li>
  );
}
