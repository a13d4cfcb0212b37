import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteFirstTouch } from "#site/features/enquiry/opening/first-touch.ts";
import { takeSteps } from "#site/features/questionnaire/opening/history-entries.ts";
import { hasMovedOn } from "#site/moved-on.ts";
import { limitReloads } from "#site/reload-once.ts";

noteFirstTouch();
takeSteps();
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
