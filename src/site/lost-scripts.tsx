import { whenScriptsAreLost } from "#site/when-scripts-are-lost.ts";

/** To stand before `<Scripts />`. */
export function LostScripts() {
  return <script dangerouslySetInnerHTML={{ __html: whenScriptsAreLost }} />;
}
