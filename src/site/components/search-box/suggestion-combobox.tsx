import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { useSuggestions } from "#site/components/search-box/use-suggestions.ts";
import { groupByKind, SuggestionList } from "#site/components/search-box/suggestion-list.tsx";
import { Link } from "#site/ui/link.tsx";

interface SuggestionComboboxProps {
  /** Keeps the focus throughout. */
  input: HTMLInputElement;
  listId: string;
  /** Whether an empty field shows example searches. */
  examples: boolean;
}

/** The combobox pattern of WAI-ARIA 1.2. */
export function SuggestionCombobox({ input, listId, examples }: SuggestionComboboxProps) {
  const t = useTranslations("search");
  const [query, setQuery] = useState(input.value);
  const [isOpen, setOpen] = useState(input.value !== input.defaultValue);
  const [active, setActive] = useState<number | null>(null);
  const suggestions = useSuggestions(isOpen ? query : "");
  const isShown = suggestions !== null;
  const groups = groupByKind(suggestions ?? []);
  const last = suggestions?.length ?? 0; // one more row searches for the text itself
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = isShown && active !== null && active <= last ? optionId(active) : null;

  function unfold() {
    setQuery(input.value);
    setActive(null);
    setOpen(true);
  }
  function fold() {
    setActive(null);
    setOpen(false);
  }
  function move(index: number) {
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: "nearest" });
  }

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return event.stopPropagation(); // must not close the panel either
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = actionOf(event.key);
    if (act === null) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  /** Null for keys that do what they do in every field. */
  function actionOf(key: string): (() => void) | null {
    if (key === "Escape" && isShown) return fold;
    if (key === "Escape" && input.value !== "") return () => clear(input);
    if (!isShown) return key === "ArrowDown" || key === "ArrowUp" ? unfold : null;
    if (key === "ArrowDown") return () => move(active === null || active >= last ? 0 : active + 1);
    if (key === "ArrowUp") return () => move(active === null || active === 0 ? last : active - 1);
    if (activeId === null) return null;
    if (key === "Home") return () => move(0);
    if (key === "End") return () => move(last);
    return key === "Enter" ? () => document.getElementById(activeId)?.click() : null;
  }
  const changed = useEffectEvent(unfold);
  const left = useEffectEvent(fold);

  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    input.addEventListener("keydown", (event) => pressed(event), options);
    input.addEventListener("compositionend", () => changed(), options);
    input.addEventListener("blur", () => left(), options);
    input.form?.addEventListener("submit", () => left(), options);
    input.addEventListener(
      "input",
      (event) => {
        // While an input method composes Chinese, the value is Latin letters.
        if (!(event instanceof InputEvent && event.isComposing)) changed();
      },
      options,
    );
    return () => listening.abort();
  }, [input]);

  useEffect(() => {
    input.setAttribute("aria-expanded", String(isShown));
    if (activeId === null) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", activeId);
  }, [input, isShown, activeId]);

  return (
    <>
      <p className="vh" role="status">
        {isShown && t("count", { count: last })}
      </p>
      {examples && query === "" && <SearchExamples />}
      {isShown && (
        <SuggestionList
          id={listId}
          groups={groups}
          query={query.trim()}
          active={activeId === null ? null : active}
          optionId={optionId}
          onHover={setActive}
          onSelect={fold}
        />
      )}
    </>
  );
}

/** Safari ends a composition before its last key, which only the legacy code 229 tells. */
function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

function clear(input: HTMLInputElement): void {
  input.value = "";
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

function SearchExamples() {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("search.examples");
  const results = linkTo(locale, "listing", { country: "properties" });
  const texts = [t("budget"), t("view"), t("citizenship"), t("place")];
  return (
    <div className="search-examples">
      <span className="search-examples__label">{t("label")}</span>
      <ul role="list" aria-label={t("label")}>
        {texts.map((text) => (
          <li key={text}>
            <Link to={`${results}?${new URLSearchParams({ query: text })}`}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
