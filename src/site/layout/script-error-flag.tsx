import { use } from "react";
import { DocumentParts } from "#site/ui/document-parts.ts";

/** Switches the page to its no-script styles when a script fails to load; must precede `<Scripts />`. */
export function ScriptErrorFlag() {
  const { nonce } = use(DocumentParts);
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  );
}

const script = `addEventListener("error",e=>{if(e.target.localName=="script")document.documentElement.dataset.scripts="failed"},true)`;
