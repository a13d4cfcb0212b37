import { useLocation } from "react-router";
import { trapField } from "#contract/enquiry/fields.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { useFormFacts } from "#site/features/enquiry/form-facts.tsx";

interface HiddenFieldsProps {
  kind: EnquiryKind;
  /** Path of the project that is asked about. */
  project: string | undefined;
  privacyVersion: string;
  /** What the questionnaire was answered that the form ends. */
  questionnaire: Readonly<Record<string, string>> | undefined;
}

/**
 * What goes along with every form, and a field that only machines fill in. A form that was sent back keeps the page that it
 * first stood on, and the answers that it brought.
 */
export function HiddenFields({ kind, project, privacyVersion, questionnaire }: HiddenFieldsProps) {
  const { pathname } = useLocation();
  const { texts } = useFormFacts();
  const answers = texts.questionnaire ?? (questionnaire && JSON.stringify(questionnaire));
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="page" value={texts.page ?? pathname} />
      {project !== undefined && <input type="hidden" name="project" value={project} />}
      <input type="hidden" name="privacy_version" value={privacyVersion} />
      {answers !== undefined && <input type="hidden" name="questionnaire" value={answers} />}
      <div className="trap" aria-hidden="true">
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
