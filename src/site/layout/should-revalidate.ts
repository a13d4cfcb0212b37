import type { ShouldRevalidateFunctionArgs } from "react-router";

type Turn = Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl" | "formMethod">;

/** The layout stays while a visitor goes from page to page; a choice leads back to the same page, and then it is read anew. */
export function shouldReloadLayout(turn: Turn): boolean {
  return leadsBack(turn) && !losesHash(turn);
}

/** The same page is not fetched anew where a step back only closes what had opened over it, as React Router's default would. */
export function shouldReloadPage(
  turn: Turn & Pick<ShouldRevalidateFunctionArgs, "defaultShouldRevalidate">,
): boolean {
  return turn.defaultShouldRevalidate && !losesHash(turn);
}

/** Whether the page is asked for again. The place within it does not count: a choice leads back without it. */
export function leadsBack({ currentUrl, nextUrl }: Turn): boolean {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
}

/** Whether nothing else changes, and no form was sent. */
function losesHash(turn: Turn): boolean {
  const { currentUrl, nextUrl, formMethod } = turn;
  const isLost = currentUrl.hash !== "" && nextUrl.hash === "";
  return isLost && formMethod === undefined && leadsBack(turn);
}
