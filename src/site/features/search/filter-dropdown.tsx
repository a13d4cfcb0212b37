import { useEffect, useRef, type ReactNode } from "react";
import { focusInPlace } from "#site/components/focus-in-place.ts";
import { Icon } from "#site/ui/icon.tsx";

interface FilterDropdownProps {
  name: string;
  /** Selected values in words; empty for none. */
  chosen: string;
  /** For panels with several groups side by side. */
  wide?: boolean;
  children: ReactNode;
}

/** One filter is open at a time; Escape, an outside press or losing focus closes it. */
export function FilterDropdown({ name, chosen, wide = false, children }: FilterDropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function closeOutside({ target }: Event) {
      if (target instanceof Node && details.current?.contains(target)) return;
      if (details.current !== null && !isInSheet(details.current)) details.current.open = false;
    }
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, []);

  return (
    <details
      ref={details}
      className={wide ? "filter-dropdown filter-dropdown--more" : "filter-dropdown"}
      name="filter"
      onToggle={({ currentTarget }) => {
        // Scrolls until the whole panel is visible; the row above it is sticky.
        if (!currentTarget.open || isInSheet(currentTarget)) return;
        currentTarget.querySelector(".dropdown-panel")?.scrollIntoView({ block: "nearest" });
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
        if (!isInSheet(currentTarget)) currentTarget.open = false;
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || isInSheet(event.currentTarget)) return;
        event.currentTarget.open = false;
        focusInPlace(event.currentTarget.querySelector("summary"));
      }}
    >
      <summary className={chosen === "" ? "chip" : "chip chip--on"}>
        <span>{name}</span>
        {chosen !== "" && <b>{chosen}</b>}
        <Icon name="chevron-down" />
      </summary>
      <div className="dropdown-panel dropdown-panel--start">{children}</div>
    </details>
  );
}

/** In the phone sheet filters unfold in place, and Escape closes the sheet. */
function isInSheet(details: HTMLElement): boolean {
  return details.closest(":popover-open") !== null;
}
