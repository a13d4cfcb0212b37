import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { wholeTexts } from "#i18n/whole-texts.ts";
import { keepFirstTexts } from "#site/first-texts.ts";
import { localeOfPath } from "#site/locale-of-path.ts";
import { mayFetchAhead } from "#site/may-fetch-ahead.ts";
import { hasMovedOn } from "#site/moved-on.ts";
import { layOutTheRest } from "#site/parts/first-view.ts";
import { idle } from "#site/parts/idle.ts";
import { hearSteps } from "#site/parts/history-steps.ts";
import { loadOptional } from "#site/parts/optional-files.ts";
import { firstSign } from "#site/parts/still/first-sign.ts";
import { limitReloads } from "#site/reload-once.ts";
import { keepFacts } from "#site/sent-around.ts";
import { releaseClicks } from "#site/parts/early.ts";
import { goOnWithoutScripts } from "#site/without-scripts.ts";

const locale = localeOfPath(window.location.pathname);
hearSteps();
Promise.all([keepFirstTexts(locale), keepFacts()]).then(start, goOn);

function start(): void {
  if (hasMovedOn()) return window.location.reload();
  hydrate();
  void Promise.all([layOutTheRest(), firstSign]).then(fetchOtherTexts);
}

function goOn(cause: unknown): void {
  releaseClicks();
  goOnWithoutScripts(cause);
}

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

/** For whoever may go on to another page: once everything else is there and the browser has nothing to do. */
function fetchOtherTexts(): void {
  if (!mayFetchAhead()) return;
  const wait = () => void idle().then(() => loadOptional(() => wholeTexts(locale)));
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
