import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { hearSteps } from "#site/parts/history-steps.ts";
import { reloadWhereFilesAreGone } from "#site/reload-once.ts";

hearSteps();
reloadWhereFilesAreGone();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
