/** What stands and opens over every page. */
import { useEffect, type ReactNode } from "react";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { CompareTray } from "#site/features/compare/compare-tray.tsx";
import { ContactDialogHost } from "#site/features/enquiry/opening/contact-dialog-host.tsx";
import { noteFirstTouch } from "#site/features/enquiry/opening/first-touch.ts";
import { ToldChoice } from "#site/layout/told-choice.tsx";
import { QuestionnaireHost } from "#site/features/questionnaire/opening/questionnaire-host.tsx";
import { KeptNotice } from "#site/features/shortlist/kept-notice.tsx";
import { OfflineKeeping } from "#site/offline/offline-keeping.ts";

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
