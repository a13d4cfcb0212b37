import type { EnquiryFaults, EnquiryTexts } from "#contract/enquiry/fields.ts";
import type { RefusalReason } from "#contract/enquiry/outcome.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";

/** What an enquiry is about. */
export interface AskedProject {
  /** Country, city and slug, as in the project's own address: `turkey/istanbul/bosphorus-terraces`. */
  path: string;
  /** In the language of the page. */
  name: string;
}

/** Why nothing was stored, and after how many seconds it may be tried again. */
export interface Refusal {
  reason: RefusalReason;
  retryAfterSeconds: number | null;
}

export interface EnquiryFormProps {
  kind: EnquiryKind;
  /** Of the privacy policy that the visitor agrees to: an ISO date. */
  privacyVersion: string;
  /** What is asked about; kinds `project` and `viewing` only. */
  project?: AskedProject | null;
  /** What the visitor sent, where it was sent back; or what stands in the fields to begin with. */
  texts?: EnquiryTexts;
  faults?: EnquiryFaults;
  refusal?: Refusal | null;
}

/**
 * A form of the site. It works without script; with it, what is typed is kept for the visit, checked in place and sent
 * without leaving the page. Offices and telephones are the company's, which the surroundings of every page know.
 */
export function EnquiryForm({ kind }: EnquiryFormProps) {
  const { locale } = useVisitor();
  return (
    <form className="form form--2" method="post" action={linkTo(locale, "enquiry", {})} noValidate>
      <input type="hidden" name="kind" value={kind} />
    </form>
  );
}
