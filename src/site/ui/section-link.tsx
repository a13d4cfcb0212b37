import type { ComponentProps } from "react";
import { useLinkClickHandler, useLocation } from "react-router";

interface SectionLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  /** The section's id. */
  section: string;
}

/**
 * A link to a section of the page that is shown. The router follows it, so that its entry of the history has a place of its own;
 * entries that the browser makes share one key.
 */
export function SectionLink({ section, children, ...props }: SectionLinkProps) {
  const { search } = useLocation();
  const follow = useLinkClickHandler(`${search}#${section}`);
  return (
    <a {...props} href={`#${section}`} onClick={follow}>
      {children}
    </a>
  );
}
