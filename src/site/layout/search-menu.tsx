import { useEffect, useRef, type MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { SearchForm } from "#site/components/search-box/search-form.tsx";
import { focusInPlace } from "#site/components/focus-in-place.ts";
import { Icon } from "#site/ui/icon.tsx";

/** The header's search: a field in a panel under the bar. The panel opens without a script; with one the field has the focus at once. */
export function SearchMenu() {
  const t = useTranslations("search");
  const menu = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (menu.current?.open) turnTo(field.current, menu.current); // somebody was quicker than the script
  }, []);

  function open(event: MouseEvent) {
    if (menu.current === null || menu.current.open) return;
    // By hand, because phones show their keyboard only where the focus moves within the tap itself.
    event.preventDefault();
    menu.current.open = true;
    field.current?.focus();
    field.current?.select();
  }
  function close() {
    focusInPlace(menu.current?.querySelector("summary"));
    menu.current?.removeAttribute("open");
  }

  return (
    <details className="seeker" name="nav" ref={menu}>
      <summary className="btn btn--quiet btn--icon" onClick={open}>
        <Icon name="search" className="seeker__open" />
        <Icon name="x" className="seeker__close" />
        <span className="vh">{t("open")}</span>
      </summary>
      <div className="seeker__panel">
        <div className="wrap">
          <SearchForm label={t("label")} field={field} examples onSent={close} />
        </div>
      </div>
    </details>
  );
}

/** Lets the field have the focus, unless that is elsewhere by now; one that has it already hears of it. */
function turnTo(field: HTMLElement | null, menu: HTMLElement): void {
  const { activeElement, body } = document;
  if (activeElement === field) field?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  else if (activeElement === body || menu.contains(activeElement)) field?.focus();
}
