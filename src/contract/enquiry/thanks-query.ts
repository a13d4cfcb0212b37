/** What the page of thanks is told of an enquiry, as its address carries it: nothing of the person. */
import {
  parseProjectPath,
  writeProjectPath,
  type ProjectPath,
} from "#contract/enquiry/enquiry-query.ts";
import { enquiryKinds, enquiryReference, type EnquiryKind } from "#domain/enquiry.ts";
import { slugPattern } from "#domain/slug.ts";

export interface ThanksQuery {
  /** Null for whoever comes by the address alone. */
  reference: string | null;
  kind: EnquiryKind;
  /** Slug of the city whose office answers; null where none was named. */
  office: string | null;
  /** What was asked about; null for nothing in particular. */
  project: ProjectPath | null;
}

/** Reads the address of the page of thanks. What is no reference of ours is none. */
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

/** Writes the same in the one order that addresses have. */
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
