import type { ShouldRevalidateFunctionArgs } from "react-router";

type Turn = Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl">;

/** The layout stays while a visitor goes from page to page; a choice leads back to the same page, and then it is read anew. */
export function shouldReloadLayout(turn: Turn): boolean {
  return leadsBack(turn);
}

/** Whether the page is asked for again. The place within it does not count: a choice leads back without it. */
export function leadsBack({ currentUrl, nextUrl }: Turn): boolean {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
}
