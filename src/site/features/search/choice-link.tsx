import type { MouseEvent, ReactNode } from "react";
import { useVisitor } from "#i18n/visitor.tsx";
import { useChoosing } from "#site/features/search/use-choosing.tsx";
import { selectionHref, type Selection } from "#site/features/search/selection.ts";
import { Link } from "#site/ui/link.tsx";

interface ChoiceLinkProps {
  selection: Selection;
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
export function ChoiceLink({ selection, toTop = false, onChoose, ...link }: ChoiceLinkProps) {
  const { locale } = useVisitor();
  const { choose } = useChoosing();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onChoose?.(event.currentTarget);
    choose(selection, { toTop });
  }
  return (
    <Link
      {...link}
      to={selectionHref(locale, selection)}
      preventScrollReset={!toTop}
      onClick={follow}
    />
  );
}

/** In another tab or window, or as a file. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
