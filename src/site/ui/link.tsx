import type { ComponentProps } from "react";
import { followMarks, type Following } from "#site/ui/follow-marks.ts";

interface LinkProps extends Omit<ComponentProps<"a">, "href">, Partial<Following> {
  /** A path of the site, or `?…` and `#…` of the page that is shown. */
  to: string;
}

/** A link within the site: plain HTML, whose marks tell the script that it leads to the next page without a new document. */
export function Link(props: LinkProps) {
  const {
    to,
    replace = false,
    preventScrollReset = false,
    state = null,
    children,
    ...link
  } = props;
  return (
    <a {...link} href={to} {...followMarks({ replace, preventScrollReset, state })}>
      {children}
    </a>
  );
}
