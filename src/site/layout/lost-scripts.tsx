import { use } from "react";
import { DocumentParts } from "#site/ui/document-parts.ts";

/** Where a script cannot be had, the page shows what is there for those without any. To stand before `<Scripts />`. */
export function LostScripts() {
  const { nonce } = use(DocumentParts);
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  );
}

const script = `addEventListener("error",e=>{if(e.target.localName=="script")document.documentElement.dataset.scripts="lost"},true)`;
