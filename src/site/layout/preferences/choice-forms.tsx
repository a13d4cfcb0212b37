import { type ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { chosenLocaleField } from "#contract/enquiry/fields.ts";
import { inLocale } from "#domain/language-paths.ts";
import { localeFacts, locales } from "#domain/locale.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import type { LayoutData } from "#site/layout/layout-loader.server.ts";
import {
  choicesForm,
  languageField,
  sentFormId,
} from "#site/layout/preferences/choices-address.ts";

interface ChoiceFormsProps extends Pick<LayoutData, "areaUnits"> {
  /** Whether the page shows a form again that was sent: a choice of language takes along what is typed in it. */
  hasSentForm: boolean;
}

/** Language, unit and currency as buttons of the menu's form. */
export function ChoiceForms({ areaUnits, hasSentForm }: ChoiceFormsProps) {
  return (
    <>
      <div>
        {hasSentForm ? <SentFormLanguages /> : <Languages />}
        <AreaUnits areaUnits={areaUnits} />
      </div>
      <div>
        <Currencies />
      </div>
    </>
  );
}

/** The languages, each in its own name. The whole document changes with the language, so it is loaded anew. */
function Languages() {
  const { locale: current } = useVisitorChoice();
  const t = useTranslations("preferences");
  return (
    <Choices title={t("language")} name={languageField}>
      {locales.map((locale) => (
        <Choice key={locale} name={languageField} value={locale} chosen={locale === current}>
          <bdi lang={localeFacts[locale].htmlLang}>{localeFacts[locale].label}</bdi>
        </Choice>
      ))}
    </Choices>
  );
}

/** The languages on the page of a form that was sent: the form is shown in another one, with all that is typed in it. */
function SentFormLanguages() {
  const { pathname, search } = useLocation();
  const { locale: current } = useVisitorChoice();
  const t = useTranslations("preferences");
  return (
    <>
      {/* The Enter key presses the first button of a form, which must not be that of a language. */}
      <button className="vh" type="submit" form={sentFormId} tabIndex={-1} aria-hidden="true" />
      <Choices title={t("language")} name={chosenLocaleField}>
        {locales.map((locale) => (
          <Choice
            key={locale}
            name={chosenLocaleField}
            value={locale}
            chosen={locale === current}
            form={sentFormId}
            formAction={inLocale(locale, pathname + search)}
          >
            <bdi lang={localeFacts[locale].htmlLang}>{localeFacts[locale].label}</bdi>
          </Choice>
        ))}
      </Choices>
    </>
  );
}

function Currencies() {
  const { currency, rates } = useVisitorChoice();
  const t = useTranslations("preferences");
  return (
    <Choices title={t("currency")} name="currency">
      {rates.map(({ code, name }) => (
        <Choice key={code} name="currency" value={code} chosen={code === currency}>
          <span>
            <bdi className="num">{code}</bdi> <span className="soft">{name}</span>
          </span>
        </Choice>
      ))}
    </Choices>
  );
}

function AreaUnits({ areaUnits }: Pick<LayoutData, "areaUnits">) {
  const { areaUnit } = useVisitorChoice();
  const t = useTranslations("preferences");
  return (
    <Choices title={t("area")} name="area_unit">
      {areaUnits.map(({ unit, name }) => (
        <Choice key={unit} name="area_unit" value={unit} chosen={unit === areaUnit}>
          {name}
        </Choice>
      ))}
    </Choices>
  );
}

function Choices({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  const titleId = `choices-of-${name}`;
  return (
    <>
      <p className="locale__h" id={titleId}>
        {title}
      </p>
      <ul className="menu" role="list" aria-labelledby={titleId}>
        {children}
      </ul>
    </>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  chosen: boolean;
  /** Of another form than the menu's, and where that is sent to. */
  form?: string;
  formAction?: string;
  children: ReactNode;
}

function Choice({ chosen, form = choicesForm, children, ...button }: ChoiceProps) {
  return (
    <li>
      <button {...button} form={form} type="submit" aria-current={chosen ? "true" : undefined}>
        {children}
      </button>
    </li>
  );
}
