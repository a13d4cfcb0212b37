import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { hasHistoryMismatch } from "#site/layout/history-mismatch.ts";
import { reloadOnChunkError } from "#site/layout/chunk-errors.ts";
import { patchDomForTranslators } from "#site/layout/translator-dom-patch.ts";

patchDomForTranslators();
reloadOnChunkError();
if (hasHistoryMismatch()) window.location.reload();
else startTransition(hydrate);

function hydrate(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    // React recovers from DOM changes made by translators and extensions by rendering again, so this only warns.
    { onRecoverableError: (error) => console.warn(error) },
  );
}
