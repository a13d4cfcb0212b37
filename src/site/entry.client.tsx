import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteFirstTouch } from "#site/features/enquiry/opening/first-touch.ts";
import { limitReloads } from "#site/reload-once.ts";

noteFirstTouch();
limitReloads();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
