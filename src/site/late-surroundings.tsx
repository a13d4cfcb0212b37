/** What the first view of a page can do without: fetched once the page has been taken over. */
import { useEffect } from "react";
import { CompareTray } from "#site/features/compare/compare-tray.tsx";
import { failureFiles } from "#site/failure-files.ts";
import { ContactDialogHost } from "#site/features/enquiry/opening/contact-dialog-host.tsx";
import { ChoicesByScript } from "#site/features/preferences/choices-by-script.ts";
import { noteFirstTouch } from "#site/features/enquiry/opening/first-touch.ts";
import { ClosingMenus } from "#site/features/navigation/closing-menus.ts";
import { CurrentMarks } from "#site/features/navigation/current-marks.ts";
import { QuestionnaireHost } from "#site/features/questionnaire/opening/questionnaire-host.tsx";
import { KeptNotice } from "#site/features/shortlist/kept-notice.tsx";
import { OwnListMarks } from "#site/features/shortlist/own-list-marks.ts";
import { KeptMarks } from "#site/parts/kept-homes/kept-marks.ts";
import { loadOptional } from "#site/parts/optional-files.ts";
import { ShareMarks } from "#site/parts/share/share-marks.ts";
import { loadStillPartsInTurn } from "#site/parts/still/still-part.ts";
import { QuestionnairePageMemory } from "#site/questionnaire-page-memory.tsx";
import { OfflineKeeping } from "#site/offline/offline-keeping.ts";
import { releaseClicks } from "#site/waiting-clicks.ts";

export function LateSurroundings() {
  useEffect(() => {
    releaseClicks();
    noteFirstTouch(arrivalAddress());
    void loadOptional(failureFiles).then(loadStillPartsInTurn);
  }, []);
  return (
    <>
      <ClosingMenus />
      <CurrentMarks />
      <ChoicesByScript />
      <KeptMarks />
      <OwnListMarks />
      <ShareMarks />
      <KeptNotice />
      <CompareTray />
      <ContactDialogHost />
      <QuestionnaireHost load={loadQuestionnaire} />
      <QuestionnairePageMemory />
      <OfflineKeeping />
    </>
  );
}

async function loadQuestionnaire() {
  const { QuestionnairePopup } = await import("#site/questionnaire-popup.tsx");
  return QuestionnairePopup;
}

/** Of the document; by now a visitor may have gone on. */
function arrivalAddress(): string {
  return performance.getEntriesByType("navigation")[0]?.name ?? window.location.href;
}
