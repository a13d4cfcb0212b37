const lost = "The scripts of this page could not be loaded; it goes on without them.";

/**
 * Runs before the page's own scripts, and instead of them where a file of theirs cannot be had: that is logged, once. The page stays as it was sent, and shows what is there for those without a script.
 */
const whenScriptsAreLost = `addEventListener("error", ({ target }) => {
  const { dataset } = document.documentElement;
  if (!(target instanceof HTMLScriptElement) || dataset.scripts) return;
  dataset.scripts = "lost";
  window.early?.letClicksGo();
  console.error("${lost}");
}, true);`;

/** To stand before `<Scripts />`. */
export function LostScripts() {
  return <script dangerouslySetInnerHTML={{ __html: whenScriptsAreLost }} />;
}

/** The same where the scripts are there, but not what they have to say. */
export function goOnWithoutScripts(): void {
  document.documentElement.dataset["scripts"] = "lost";
  console.error(lost);
}
