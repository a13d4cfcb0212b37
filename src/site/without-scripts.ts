/** The page goes on as it was sent, and shows what is there for those without a script. Says why where that is known. */
export function goOnWithoutScripts(...cause: readonly unknown[]): void {
  document.documentElement.dataset["scripts"] = "lost";
  console.error("This page goes on without its scripts.", ...cause);
}
