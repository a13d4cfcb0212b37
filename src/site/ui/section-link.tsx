import type { ComponentProps } from "react";
import { useLinkClickHandler, useLocation } from "react-router";

interface SectionLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  section: string;
}

/** The router gives each history entry its own scroll position; native fragment links share one. */
export function SectionLink({ section, children, ...props }: SectionLinkProps) {
  const { search } = useLocation();
  const follow = useLinkClickHandler(`${search}#${section}`);
  return (
    <a {...props} href={`#${section}`} onClick={follow}>
      {children}
    </a>
  );
}
