import type { MouseEvent, ReactNode } from "react";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { useChoosing, type Change } from "#site/features/search/choosing.tsx";
import { selectionHref } from "#site/features/search/selection.ts";
import { Link } from "#site/ui/link.tsx";

interface ChoiceLinkProps {
  /** Computes `href` from the rendered selection, and on click the target from the newest one. */
  change: Change;
  /** Whether to scroll to the top, as on other pages. */
  toTop?: boolean;
  className: string;
  "aria-label"?: string;
  "aria-current"?: "true" | undefined;
  /** Called when the link is followed in this window. */
  onChoose?: (link: HTMLAnchorElement) => void;
  children: ReactNode;
}

/** A link to another selection, which becomes pending at once. */
export function ChoiceLink({ change, toTop = false, onChoose, ...link }: ChoiceLinkProps) {
  const { locale } = useVisitorChoice();
  const { selection, choose } = useChoosing();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onChoose?.(event.currentTarget);
    choose(change, { toTop });
  }
  return (
    <Link
      {...link}
      to={selectionHref(locale, change(selection))}
      preventScrollReset={!toTop}
      onClick={follow}
    />
  );
}

/** Opens in a new tab or window, or downloads. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
