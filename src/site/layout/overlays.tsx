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

export function Dialogs({ children }: { children: ReactNode }) {
  return (
    <QuestionnaireHost load={loadQuestionnaire}>
      <ContactDialogHost>{children}</ContactDialogHost>
    </QuestionnaireHost>
  );
}

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
      {/* A page in another currency or unit has to be cached again. */}
      <OfflineKeeping key={`${currency} ${areaUnit}`} />
    </>
  );
}

async function loadQuestionnaire() {
  const { QuestionnairePopup } = await import("#site/layout/questionnaire-popup.tsx");
  return QuestionnairePopup;
}

/** URL of the document itself; by now the visitor may have navigated. */
function arrivalAddress(): string {
  return performance.getEntriesByType("navigation")[0]?.name ?? window.location.href;
}

/** Announces what a filter or preference changed. A live region that is inserted with its text is not read out. */
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
