import type { ShouldRevalidateFunctionArgs } from "react-router";

/** The surroundings stay while a visitor goes from page to page; a choice leads back to the same page, and then they are read anew. */
export function shouldReloadShell({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}
