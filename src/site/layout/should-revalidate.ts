import type { ShouldRevalidateFunctionArgs } from "react-router";

type Turn = Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl" | "formMethod">;

/** Only when a navigation leads back to the same page, as after a change of preferences. */
export function shouldReloadLayout(turn: Turn): boolean {
  return leadsBack(turn) && !losesHash(turn);
}

/** Skips React Router's revalidation when a step back only removes the hash, as when a dialog closes. */
export function shouldReloadPage(
  turn: Turn & Pick<ShouldRevalidateFunctionArgs, "defaultShouldRevalidate">,
): boolean {
  return turn.defaultShouldRevalidate && !losesHash(turn);
}

/** Whether the same page is requested again; the hash does not count. */
export function leadsBack({ currentUrl, nextUrl }: Turn): boolean {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
}

/** Whether the hash is removed and nothing else changes. */
function losesHash(turn: Turn): boolean {
  const { currentUrl, nextUrl, formMethod } = turn;
  const isLost = currentUrl.hash !== "" && nextUrl.hash === "";
  return isLost && formMethod === undefined && leadsBack(turn);
}
