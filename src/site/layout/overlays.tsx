/** What stands and opens over every page. */
import { useEffect, type ReactNode, useRef, useState } from "react";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { CompareTray } from "#site/features/compare/compare-tray.tsx";
import { ContactDialogHost } from "#site/features/enquiry/opening/contact-dialog-host.tsx";
import { noteFirstTouch } from "#site/features/enquiry/opening/first-touch.ts";
import { QuestionnaireHost } from "#site/features/questionnaire/opening/questionnaire-host.tsx";
import { KeptNotice } from "#site/features/shortlist/kept-notice.tsx";
import { OfflineKeeping } from "#site/offline/offline-keeping.ts";
import { useLocation } from "react-router";
import { toldByPage } from "#site/components/told-choices.ts";

/** What links of a page open over it. */
export function Dialogs({ children }: { children: ReactNode }) {
  return (
    <QuestionnaireHost load={loadQuestionnaire}>
      <ContactDialogHost>{children}</ContactDialogHost>
    </QuestionnaireHost>
  );
}

/** What tells of choices and kept homes, the tray of the comparison, and what keeps pages for when there is no connection. */
export function Overlays() {
  const { currency, areaUnit } = useVisitorChoice();
  useEffect(() => {
    noteFirstTouch(arrivalAddress(), document.referrer);
  }, []);
  return (
    <>
      <ToldChoice />
      <KeptNotice />
      <CompareTray />
      {/* In other figures a page is another one, and kept anew. */}
      <OfflineKeeping key={`${currency} ${areaUnit}`} />
    </>
  );
}

async function loadQuestionnaire() {
  const { QuestionnairePopup } = await import("#site/layout/questionnaire-popup.tsx");
  return QuestionnairePopup;
}

/** Of the document; by now a visitor may have gone on. */
function arrivalAddress(): string {
  return performance.getEntriesByType("navigation")[0]?.name ?? window.location.href;
}

/**
 * Reads out what a choice comes to that changes the page under the visitor's hand, where the page says so by `useTold`. What
 * it says stands in a region that was there before: one that comes anew with its words is not heard. Where a page says
 * several things, that is read out which the choice has changed.
 */
function ToldChoice() {
  const { pathname, search } = useLocation();
  const { currency, areaUnit } = useVisitorChoice();
  const chosen = [search, currency, areaUnit].join(" ");
  const shown = useRef({ pathname, chosen, words: [""] });
  const [told, setTold] = useState("");
  useEffect(() => {
    const former = shown.current;
    const words = toldByPage();
    const changed = words.find((one) => !former.words.includes(one));
    shown.current = { pathname, chosen, words };
    if (former.pathname !== pathname) setTold("");
    else if (former.chosen !== chosen) setTold((said) => changed ?? (said || words.at(-1) || ""));
  }, [pathname, chosen]);
  return (
    <p className="vh" role="status">
      {told}
    </p>
  );
}
