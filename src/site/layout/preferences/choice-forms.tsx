import { type ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { chosenLocaleField } from "#contract/enquiry/fields.ts";
import { inLocale } from "#domain/links.ts";
import { localeFacts, locales } from "#domain/locale.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import type { LayoutData } from "#site/layout/layout-loader.server.ts";
import {
  choicesForm,
  languageField,
  sentFormId,
} from "#site/layout/preferences/choices-address.ts";

interface ChoiceFormsProps extends Pick<LayoutData, "areaUnits"> {
  /** Whether a submitted form is shown again; a language switch must then carry its fields. */
  hasSentForm: boolean;
}

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

/** A language switch changes the whole document, so it is loaded anew. */
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

/** Beside a submitted form the language buttons send it again, to show it translated with its fields kept. */
function SentFormLanguages() {
  const { pathname, search } = useLocation();
  const { locale: current } = useVisitorChoice();
  const t = useTranslations("preferences");
  return (
    <>
      {/* Enter presses the first submit button of a form, which must not be a language. */}
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
  /** For a button of another form than the menu's. */
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
