import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { hasMovedOn } from "#site/layout/moved-on.ts";
import { reloadWhereFilesAreGone } from "#site/layout/chunk-errors.ts";
import { allowForMovedNodes } from "#site/layout/translated-pages.ts";

allowForMovedNodes();
reloadWhereFilesAreGone();
if (hasMovedOn()) window.location.reload();
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
