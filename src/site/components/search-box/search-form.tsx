import { useId, useState, type FormEvent, type RefObject } from "react";
import { Form, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { loadOptional } from "#site/components/optional-files.ts";
import type { SuggestionCombobox } from "#site/components/search-box/suggestion-combobox.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { useHydrated } from "#site/ui/hydrated.ts";

interface SearchFormProps {
  /** Distinguishes this form from others on the page. */
  label: string;
  /** The text searched for before. */
  query?: string | undefined;
  /** Whether something else on the page is more important. */
  quiet?: boolean;
  field?: RefObject<HTMLInputElement | null>;
  /** Whether an empty field shows example searches. */
  examples?: boolean;
  /** Called when the form is submitted. */
  onSubmitted?: () => void;
}

/** Works without script; with it, the suggestions' code is loaded when the field is focused. */
export function SearchForm(props: SearchFormProps) {
  const { label, query = "", quiet = false, field, examples = false, onSubmitted } = props;
  const { locale } = useVisitorPreferences();
  const t = useTranslations("search");
  const id = useId();
  const listId = useId();
  const hasScript = useHydrated(); // without script the field must not announce a list
  const submit = useSubmit();
  const [isOffline, setOffline] = useState(false);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [Combobox, setCombobox] = useState<typeof SuggestionCombobox | null>(null);

  function loadSuggestions(focused: HTMLInputElement) {
    setInput(focused);
    void loadCombobox().then((loaded) => setCombobox(() => loaded));
  }

  /** Offline the page and the typed text stay, instead of the browser's error page. */
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    setOffline(false);
    if (!navigator.onLine) {
      event.preventDefault();
      const form = event.currentTarget;
      if (!(await canReach(form.action))) return setOffline(true);
      void submit(form);
    }
    onSubmitted?.();
  }

  return (
    <Form
      className="search-box"
      role="search"
      aria-label={label}
      action={linkTo(locale, "listing", { country: "properties" })}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <div className="search-box__row">
        <Icon name="search" />
        <label className="visually-hidden" htmlFor={id}>
          {t("field")}
        </label>
        <input
          key={query}
          ref={field}
          id={id}
          className="search-box__input"
          type="search"
          name="query"
          dir="auto"
          defaultValue={query}
          placeholder={t("example")}
          maxLength={200}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={({ currentTarget }) => loadSuggestions(currentTarget)}
          {...(hasScript && {
            role: "combobox",
            "aria-autocomplete": "list",
            // Initial value; the suggestions update it.
            "aria-expanded": false,
            "aria-controls": listId,
          })}
        />
        <button className={quiet ? "btn btn--quiet" : "btn"} type="submit">
          {t("submit")}
        </button>
      </div>
      {isOffline && (
        <p className="search-box__alert" role="alert">
          {t("offline")}
        </p>
      )}
      {Combobox !== null && input !== null && (
        <Combobox input={input} listId={listId} examples={examples} />
      )}
    </Form>
  );
}

/** Null on failure: the search works without suggestions. */
async function loadCombobox(): Promise<typeof SuggestionCombobox | null> {
  const module = await loadOptional(
    () => import("#site/components/search-box/suggestion-combobox.tsx"),
  );
  return module?.SuggestionCombobox ?? null;
}

/** `onLine` is false without a network, but the server may be on this very machine. */
function canReach(url: string): Promise<boolean> {
  return fetch(url, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
}
