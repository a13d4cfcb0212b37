/** What the first view of a page can do without: fetched once the page has been taken over. */
import { useEffect } from "react";
import { CompareTray } from "#site/features/compare/compare-tray.tsx";
import { ContactDialogHost } from "#site/features/enquiry/opening/contact-dialog-host.tsx";
import { ClosingMenus } from "#site/features/navigation/closing-menus.ts";
import { QuestionnaireHost } from "#site/features/questionnaire/opening/questionnaire-host.tsx";
import { KeptNotice } from "#site/features/shortlist/kept-notice.tsx";
import { KeptMarks } from "#site/parts/kept-homes/kept-marks.ts";
import { loadStillParts } from "#site/parts/still/still-part.ts";
import { QuestionnairePageMemory } from "#site/questionnaire-page-memory.tsx";
import { releaseClicks } from "#site/waiting-clicks.ts";

export default function LateSurroundings() {
  useEffect(() => {
    releaseClicks();
    void loadStillParts().catch(() => undefined); // whoever draws one asks again
  }, []);
  return (
    <>
      <ClosingMenus />
      <KeptMarks />
      <KeptNotice />
      <CompareTray />
      <ContactDialogHost />
      <QuestionnaireHost load={loadQuestionnaire} />
      <QuestionnairePageMemory />
    </>
  );
}

async function loadQuestionnaire() {
  const { QuestionnairePopup } = await import("#site/questionnaire-popup.tsx");
  return QuestionnairePopup;
}
