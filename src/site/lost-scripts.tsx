/**
 * Runs before the page's own scripts, and instead of them where a file of theirs cannot be had, one with a language's texts
 * for instance: that is logged, once. The page stays as it was sent, and shows what is there for those without a script.
 */
const whenScriptsAreLost = `addEventListener("error", ({ target }) => {
  const { dataset } = document.documentElement;
  if (!(target instanceof HTMLScriptElement) || dataset.scripts) return;
  dataset.scripts = "lost";
  console.error("The scripts of this page could not be loaded; it goes on without them.");
}, true);`;

/** To stand before `<Scripts />`. */
export function LostScripts() {
  return <script dangerouslySetInnerHTML={{ __html: whenScriptsAreLost }} />;
}
