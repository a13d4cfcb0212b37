import { use, useRef, useState, type SubmitEvent } from "react";
import { useLocation, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { localeFacts } from "#domain/locale.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { DocumentParts } from "#site/ui/document-parts.ts";
import {
  preferencesAction,
  preferencesFormId,
  languageField,
  returnField,
} from "#site/layout/preferences/preferences-form.ts";
import { PreferenceFields } from "#site/layout/preferences/preference-fields.tsx";
import type { LayoutData } from "#site/layout/layout-loader.server.ts";
import { Icon } from "#site/ui/icon.tsx";

interface PreferencesMenuProps extends Pick<LayoutData, "areaUnits"> {
  hasSubmittedForm: boolean;
}

/** Each option is a submit button of one form, so it works without script. */
export function PreferencesMenu({ areaUnits, hasSubmittedForm }: PreferencesMenuProps) {
  const { locale, currency } = useVisitorPreferences();
  const { pathname, search } = useLocation();
  const { isStatic = false } = use(DocumentParts);
  const t = useTranslations("preferences");
  const tFailure = useTranslations("failure");
  const { revalidate } = useRevalidator();
  const menu = useRef<HTMLDetailsElement>(null);
  const [hasSendError, setSendError] = useState(false);

  /** Currency and unit change the current page; a language loads a new document. */
  function send(event: SubmitEvent<HTMLFormElement>): void {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name === languageField) return;
    event.preventDefault();
    void choose(new FormData(event.currentTarget, submitter));
  }

  /** Not a fetcher, which would show the error boundary when offline and push a history entry for the redirect. */
  async function choose(choice: FormData): Promise<void> {
    setSendError(false);
    try {
      const response = await fetch(preferencesAction, {
        method: "POST",
        body: choice,
        redirect: "manual",
      });
      if (response.type === "opaqueredirect") await revalidate();
      else showSendError(); // success is a redirect
    } catch {
      showSendError();
    }
  }

  function showSendError(): void {
    if (menu.current !== null) menu.current.open = true; // the click has closed it
    setSendError(true);
  }

  return (
    <details name="nav" ref={menu}>
      <summary className="btn btn--quiet">
        <Icon name="globe" />
        <span>
          <span className="visually-hidden">{t("label")} </span>
          <span className="long-language">{localeFacts[locale].label}</span>
          <span className="short-language">{locale.toUpperCase()}</span>
          <span className="site-header__currency">
            {" · "}
            <bdi>{currency}</bdi>
          </span>
        </span>
      </summary>
      <form id={preferencesFormId} method="post" action={preferencesAction} onSubmit={send} hidden>
        {!isStatic && <input type="hidden" name={returnField} value={pathname + search} />}
      </form>
      <div className="dropdown-panel preferences">
        <PreferenceFields areaUnits={areaUnits} hasSubmittedForm={hasSubmittedForm} />
        <p className="preferences__status" role="status">
          {hasSendError && tFailure("offline.title")}
        </p>
      </div>
    </details>
  );
}
