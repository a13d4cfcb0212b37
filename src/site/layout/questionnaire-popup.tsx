/** The questionnaire's pop-up with the contact form that ends it: features know nothing of each other. */
import { toldAnswers } from "#domain/questionnaire.ts";
import { EnquiryForm } from "#site/features/enquiry/enquiry-form.tsx";
import { QuestionnaireDialog } from "#site/features/questionnaire/opening/questionnaire-dialog.tsx";
import type { PopupProps } from "#site/features/questionnaire/opening/questionnaire-files.ts";
import enquirySheet from "#site/styles/sheets/enquiry.css?url";
import questionnaireSheet from "#site/styles/sheets/questionnaire.css?url";

export function QuestionnairePopup(props: PopupProps) {
  const { state, content } = props;
  const { privacyVersion, types } = content;
  const form = privacyVersion !== null && (
    <EnquiryForm
      kind="contact"
      privacyVersion={privacyVersion}
      questionnaire={toldAnswers(state.answers, types)}
    />
  );
  return (
    <>
      <link rel="stylesheet" href={enquirySheet} precedence="default" />
      <link rel="stylesheet" href={questionnaireSheet} precedence="default" />
      <QuestionnaireDialog {...props} form={form || null} />
    </>
  );
}
