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

  function open() {
    setQuery(input.value);
    setActive(null);
    setOpen(true);
  }
  function close() {
    setActive(null);
    setOpen(false);
  }
  function move(index: number) {
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: "nearest" });
  }

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return event.stopPropagation(); // must not close the panel either
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const action = actionOf(event.key);
    if (action === null) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  });
  /** Null for keys that keep their default behaviour. */
  function actionOf(key: string): (() => void) | null {
    if (key === "Escape" && isShown) return close;
    if (key === "Escape" && input.value !== "") return () => clear(input);
    if (!isShown) return key === "ArrowDown" || key === "ArrowUp" ? open : null;
    if (key === "ArrowDown") return () => move(active === null || active >= last ? 0 : active + 1);
    if (key === "ArrowUp") return () => move(active === null || active === 0 ? last : active - 1);
    if (activeId === null) return null;
    if (key === "Home") return () => move(0);
    if (key === "End") return () => move(last);
    return key === "Enter" ? () => document.getElementById(activeId)?.click() : null;
  }
  const handleInput = useEffectEvent(open);
  const dismiss = useEffectEvent(close);

  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal };
    input.addEventListener("keydown", (event) => handleKeyDown(event), options);
    input.addEventListener("compositionend", () => handleInput(), options);
    input.addEventListener("blur", () => dismiss(), options);
    input.form?.addEventListener("submit", () => dismiss(), options);
    input.addEventListener(
      "input",
      (event) => {
        // While an input method composes Chinese, the value is Latin letters.
        if (!(event instanceof InputEvent && event.isComposing)) handleInput();
      },
      options,
    );
    return () => controller.abort();
  }, [input]);

  useEffect(() => {
    input.setAttribute("aria-expanded", String(isShown));
    if (activeId === null) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", activeId);
  }, [input, isShown, activeId]);

  return (
    <>
      <p className="visually-hidden" role="status">
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
          onSelect={close}
        />
      )}
    </>
  );
}

/** Safari ends a composition before its last key, which only the legacy key code 229 reveals. */
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
