/** Joins the questionnaire and the contact form here, because features do not import each other. */
import { enquiryAnswers, type QuestionnaireState } from "#domain/questionnaire.ts";
import { EnquiryForm } from "#site/features/enquiry/enquiry-form.tsx";
import type { QuestionnaireContent } from "#site/features/questionnaire/content.ts";
import type { PopupProps } from "#site/features/questionnaire/dialog/questionnaire-provider.tsx";
import { QuestionnaireDialogController } from "#site/features/questionnaire/dialog/questionnaire-dialog-controller.tsx";

export function QuestionnairePopup(props: PopupProps) {
  return <QuestionnaireDialogController {...props} formOf={contactForm} />;
}

function contactForm(
  { answers }: QuestionnaireState,
  { privacyVersion, types }: QuestionnaireContent,
) {
  if (privacyVersion === null) return null;
  return (
    <EnquiryForm
      kind="contact"
      privacyVersion={privacyVersion}
      questionnaire={enquiryAnswers(answers, types)}
    />
  );
}
