import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteFirstTouch } from "#site/features/enquiry/opening/first-touch.ts";
import { hasMovedOn } from "#site/moved-on.ts";
import { limitReloads } from "#site/reload-once.ts";
import { holdClicks } from "#site/waiting-clicks.ts";

noteFirstTouch();
holdClicks();
if (hasMovedOn()) window.location.reload();
else hydrate();

function hydrate(): void {
  limitReloads();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
