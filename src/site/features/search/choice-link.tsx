import type { MouseEvent, ReactNode } from "react";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { useChoosing, type Change } from "#site/features/search/choosing.tsx";
import { selectionHref } from "#site/features/search/selection.ts";
import { Link } from "#site/ui/link.tsx";

interface ChoiceLinkProps {
  /** Is made of what is drawn for the address, and of the newest choice when the link is followed. */
  change: Change;
  /** Whether the window starts from its top, as with any other page. */
  toTop?: boolean;
  className: string;
  "aria-label"?: string;
  "aria-current"?: "true" | undefined;
  /** Hears that the link was followed in this window. */
  onChoose?: (link: HTMLAnchorElement) => void;
  children: ReactNode;
}

/** A link to another selection, which the next choice starts from at once. */
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

/** In another tab or window, or as a file. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
