/** What the first view of a page can do without: fetched once the page has been taken over. */
import { useEffect } from "react";
import { CompareTray } from "#site/features/compare/compare-tray.tsx";
import { failureFiles } from "#site/failure-files.ts";
import { ContactDialogHost } from "#site/features/enquiry/opening/contact-dialog-host.tsx";
import { ChoicesByScript } from "#site/features/preferences/choices-by-script.ts";
import { ClosingMenus } from "#site/features/navigation/closing-menus.ts";
import { CurrentMarks } from "#site/features/navigation/current-marks.ts";
import { QuestionnaireHost } from "#site/features/questionnaire/opening/questionnaire-host.tsx";
import { KeptNotice } from "#site/features/shortlist/kept-notice.tsx";
import { KeptMarks } from "#site/parts/kept-homes/kept-marks.ts";
import { loadOptional } from "#site/parts/optional-files.ts";
import { ShareMarks } from "#site/parts/share/share-marks.ts";
import { loadStillParts } from "#site/parts/still/still-part.ts";
import { QuestionnairePageMemory } from "#site/questionnaire-page-memory.tsx";
import { releaseClicks } from "#site/waiting-clicks.ts";

export function LateSurroundings() {
  useEffect(() => {
    releaseClicks();
    void loadOptional(() => Promise.all([loadStillParts(), failureFiles()]));
  }, []);
  return (
    <>
      <ClosingMenus />
      <CurrentMarks />
      <ChoicesByScript />
      <KeptMarks />
      <ShareMarks />
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
