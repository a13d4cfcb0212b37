import { useLocation } from "react-router";
import { trapField } from "#contract/enquiry/fields.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { useFormContext } from "#site/features/enquiry/form-context.tsx";

interface HiddenFieldsProps {
  kind: EnquiryKind;
  /** Path of the project in question. */
  project: string | undefined;
  privacyVersion: string;
  /** Answers of the questionnaire that ends with this form. */
  questionnaire: Readonly<Record<string, string>> | undefined;
}

/** Includes a honeypot. A returned form keeps its original page and questionnaire answers. */
export function HiddenFields({ kind, project, privacyVersion, questionnaire }: HiddenFieldsProps) {
  const { pathname } = useLocation();
  const { texts } = useFormContext();
  const answers = texts.questionnaire ?? (questionnaire && JSON.stringify(questionnaire));
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="page" value={texts.page ?? pathname} />
      {project !== undefined && <input type="hidden" name="project" value={project} />}
      <input type="hidden" name="privacy_version" value={privacyVersion} />
      {answers !== undefined && <input type="hidden" name="questionnaire" value={answers} />}
      <div className="honeypot" aria-hidden="true">
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
