import { createContext, use, useId, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { chosenLocaleField } from "#contract/enquiry/fields.ts";
import { inLocale } from "#domain/language-paths.ts";
import { localeFacts, locales } from "#domain/locale.ts";
import { areaUnits } from "#domain/vocabulary.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { choicesAction, returnField } from "#site/features/preferences/choices-address.ts";
import type { PreferencesData } from "#site/features/preferences/preferences-menu.tsx";

/** The page that a choice leads back to: path and query. */
const Return = createContext("");

/** Language, unit and currency as forms that work without script; with it `ChoicesByScript` sends them. */
export function ChoiceForms({ item: { path, currencies } }: { item: PreferencesData }) {
  return (
    <Return value={path}>
      <div>
        <LanguageForm />
        <AreaUnitForm />
      </div>
      <CurrencyForm currencies={currencies} />
    </Return>
  );
}

/** The same on the page of a form that was sent: a choice of language takes along what is typed in it. */
export function ChoiceFormsOfSentForm({ item }: { item: PreferencesData }) {
  return (
    <Return value={item.path}>
      <div>
        <SentFormLanguages form={item.sentForm} />
        <AreaUnitForm />
      </div>
      <CurrencyForm currencies={item.currencies} />
    </Return>
  );
}

/** The languages, each in its own name. The whole document changes with the language, so it is loaded anew. */
function LanguageForm() {
  const { locale: current } = useVisitor();
  const t = useTranslations("preferences");
  return (
    <ChoiceForm title={t("language")} reloads>
      {locales.map((locale) => (
        <Choice key={locale} name="locale" value={locale} chosen={locale === current}>
          <bdi lang={localeFacts[locale].htmlLang}>{localeFacts[locale].label}</bdi>
        </Choice>
      ))}
    </ChoiceForm>
  );
}

/** The languages on the page of a form that was sent: the form is shown in another one, with all that is typed in it. */
function SentFormLanguages({ form }: { form: string }) {
  const { locale: current } = useVisitor();
  const t = useTranslations("preferences");
  const path = use(Return);
  return (
    <>
      {/* The Enter key presses the first button of a form, which must not be that of a language. */}
      <button className="vh" type="submit" form={form} tabIndex={-1} aria-hidden="true" />
      <Choices title={t("language")}>
        {locales.map((locale) => (
          <Choice
            key={locale}
            name={chosenLocaleField}
            value={locale}
            chosen={locale === current}
            form={form}
            formAction={inLocale(locale, path)}
          >
            <bdi lang={localeFacts[locale].htmlLang}>{localeFacts[locale].label}</bdi>
          </Choice>
        ))}
      </Choices>
    </>
  );
}

function CurrencyForm({ currencies }: Pick<PreferencesData, "currencies">) {
  const { currency } = useVisitor();
  const t = useTranslations("preferences");
  return (
    <ChoiceForm title={t("currency")}>
      {currencies.map(({ code, name }) => (
        <Choice key={code} name="currency" value={code} chosen={code === currency.code}>
          <span>
            <bdi className="num">{code}</bdi> <span className="soft">{name}</span>
          </span>
        </Choice>
      ))}
    </ChoiceForm>
  );
}

function AreaUnitForm() {
  const { areaUnit, format } = useVisitor();
  const t = useTranslations("preferences");
  return (
    <ChoiceForm title={t("area")}>
      {areaUnits.map((unit) => (
        <Choice key={unit} name="area_unit" value={unit} chosen={unit === areaUnit}>
          {format.areaUnit(unit)}
        </Choice>
      ))}
    </ChoiceForm>
  );
}

interface ChoiceFormProps {
  title: string;
  reloads?: boolean;
  children: ReactNode;
}

function ChoiceForm({ title, reloads = false, children }: ChoiceFormProps) {
  const path = use(Return);
  return (
    <form method="post" action={choicesAction} data-reloads={reloads ? "" : undefined}>
      <input type="hidden" name={returnField} value={path} readOnly />
      <Choices title={title}>{children}</Choices>
    </form>
  );
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
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
  /** Of a form that it stands outside of, and where that is sent to. */
  form?: string;
  formAction?: string;
  children: ReactNode;
}

function Choice({ chosen, children, ...button }: ChoiceProps) {
  return (
    <li>
      <button {...button} type="submit" aria-current={chosen ? "true" : undefined}>
        {children}
      </button>
    </li>
  );
}
