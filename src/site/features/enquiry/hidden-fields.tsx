import { useLocation } from "react-router";
import { trapField } from "#contract/enquiry/fields.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { useFormFacts } from "#site/features/enquiry/form-facts.tsx";

interface HiddenFieldsProps {
  kind: EnquiryKind;
  /** Path of the project that is asked about. */
  project: string | undefined;
  privacyVersion: string;
}

/** What goes along with every form, and a field that only machines fill in. A form that was sent back keeps the page that it first stood on. */
export function HiddenFields({ kind, project, privacyVersion }: HiddenFieldsProps) {
  const { pathname } = useLocation();
  const { texts } = useFormFacts();
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="page" value={texts.page ?? pathname} />
      {project !== undefined && <input type="hidden" name="project" value={project} />}
      <input type="hidden" name="privacy_version" value={privacyVersion} />
      <div className="trap" aria-hidden="true">
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
