import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";
import { canPrefetch } from "#site/ui/can-prefetch.ts";

/** Prefetches on hover and focus, but not on a slow or metered connection. */
export function Link(props: ComponentProps<typeof RouterLink> & { to: string }) {
  const { preventScrollReset = false, state = preventScrollReset ? inPlace : null } = props;
  return <RouterLink prefetch={canPrefetch() ? "intent" : "none"} {...props} state={state} />;
}

/** State of a history entry that changes the page in place: scroll position and focus stay. */
export const inPlace = { inPlace: true };

export function isInPlace(state: unknown): boolean {
  return typeof state === "object" && state !== null && "inPlace" in state;
}
