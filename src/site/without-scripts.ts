/** The page goes on as it was sent, and shows what is there for those without a script. */
export function goOnWithoutScripts(): void {
  document.documentElement.dataset["scripts"] = "lost";
  console.error("The scripts of this page could not be loaded; it goes on without them.");
}
