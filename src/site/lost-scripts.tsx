import { whenScriptsAreLost } from "#site/own-scripts.ts";

/** To stand before `<Scripts />`. */
export function LostScripts() {
  return <script dangerouslySetInnerHTML={{ __html: whenScriptsAreLost }} />;
}
