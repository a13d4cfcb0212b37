import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";
import { mayFetchAhead } from "#site/ui/may-fetch-ahead.ts";

/** A link within the site: what it leads to is fetched when somebody turns to it, but for slow and metered lines. */
export function Link(props: ComponentProps<typeof RouterLink> & { to: string }) {
  const { preventScrollReset = false, state = preventScrollReset ? inPlace : null } = props;
  return <RouterLink prefetch={mayFetchAhead() ? "intent" : "none"} {...props} state={state} />;
}

/** State of a history entry that changes the page under the visitor's hand, where the window and the focus stay. */
export const inPlace = { inPlace: true };

export function isInPlace(state: unknown): boolean {
  return typeof state === "object" && state !== null && "inPlace" in state;
}
