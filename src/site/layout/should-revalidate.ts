import type { ShouldRevalidateFunctionArgs } from "react-router";

type Navigation = Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl" | "formMethod">;

/** Only when a navigation leads back to the same page, as after a change of preferences. */
export function shouldRevalidateLayout(navigation: Navigation): boolean {
  return isSamePage(navigation) && !isHashRemoval(navigation);
}

/** Skips React Router's revalidation when a step back only removes the hash, as when a dialog closes. */
export function shouldRevalidatePage(
  navigation: Navigation & Pick<ShouldRevalidateFunctionArgs, "defaultShouldRevalidate">,
): boolean {
  return navigation.defaultShouldRevalidate && !isHashRemoval(navigation);
}

/** Whether the same page is requested again; the hash does not count. */
export function isSamePage({ currentUrl, nextUrl }: Navigation): boolean {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
}

/** Whether the hash is removed and nothing else changes. */
function isHashRemoval(navigation: Navigation): boolean {
  const { currentUrl, nextUrl, formMethod } = navigation;
  const hasLostHash = currentUrl.hash !== "" && nextUrl.hash === "";
  return hasLostHash && formMethod === undefined && isSamePage(navigation);
}
