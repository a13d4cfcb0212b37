/** The query of the thank-you page, which holds nothing personal. */
import {
  parseProjectPath,
  writeProjectPath,
  type ProjectPath,
} from "#contract/enquiry/enquiry-query.ts";
import { enquiryKinds, enquiryReference, type EnquiryKind } from "#domain/enquiry.ts";
import { slugPattern } from "#domain/slug.ts";

export interface ThanksQuery {
  /** Null without a valid reference. */
  reference: string | null;
  kind: EnquiryKind;
  /** Slug of the city of the office that replies; null for none. */
  office: string | null;
  /** Null for a general question. */
  project: ProjectPath | null;
}

export function parseThanksQuery(query: URLSearchParams): ThanksQuery {
  const reference = query.get("enquiry") ?? "";
  const office = query.get("office") ?? "";
  return {
    reference: enquiryReference.test(reference) ? reference : null,
    kind: enquiryKinds.find((kind) => kind === query.get("kind")) ?? "contact",
    office: office.length <= 80 && slugPattern.test(office) ? office : null,
    project: parseProjectPath(query.get("project") ?? ""),
  };
}

/** The canonical query. */
export function writeThanksQuery({
  reference,
  kind,
  office,
  project,
}: ThanksQuery): URLSearchParams {
  const query = new URLSearchParams();
  if (reference !== null) query.set("enquiry", reference);
  if (kind !== "contact") query.set("kind", kind);
  if (office !== null) query.set("office", office);
  if (project !== null) query.set("project", writeProjectPath(project));
  return query;
}
