import { useId, type ReactNode } from "react";
import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { localeFacts, locales } from "#domain/locale.ts";
import { areaUnits } from "#domain/vocabulary.ts";
import { useVisitor } from "#i18n/visitor.tsx";

/** The languages, each in its own name. The whole document changes with the language, so it is loaded anew. */
export function LanguageForm() {
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

export function CurrencyForm() {
  const { rates, currency } = useVisitor();
  const t = useTranslations("preferences");
  return (
    <ChoiceForm title={t("currency")}>
      {rates.map(({ code, name }) => (
        <Choice key={code} name="currency" value={code} chosen={code === currency.code}>
          <span>
            <bdi className="num">{code}</bdi> <span className="soft">{name}</span>
          </span>
        </Choice>
      ))}
    </ChoiceForm>
  );
}

export function AreaUnitForm() {
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
  const { pathname, search } = useLocation();
  const titleId = useId();
  return (
    <Form method="post" action="/preferences" reloadDocument={reloads} preventScrollReset>
      <input type="hidden" name="return" value={pathname + search} />
      <p className="locale__h" id={titleId}>
        {title}
      </p>
      <ul className="menu" role="list" aria-labelledby={titleId}>
        {children}
      </ul>
    </Form>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  chosen: boolean;
  children: ReactNode;
}

function Choice({ name, value, chosen, children }: ChoiceProps) {
  return (
    <li>
      <button type="submit" name={name} value={value} aria-current={chosen ? "true" : undefined}>
        {children}
      </button>
    </li>
  );
}
