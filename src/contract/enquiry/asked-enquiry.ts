/** Query of the enquiry page; invalid values are dropped. */
import type { EnquiryKind } from "#domain/enquiry.ts";
import { slugPattern } from "#domain/slug.ts";

export interface ProjectPath {
  country: string;
  city: string;
  slug: string;
}

export interface AskedEnquiry {
  kind: EnquiryKind;
  project: ProjectPath | null;
}

/** Falls back to a general enquiry without a project, and for kinds that have a page of their own. */
export function parseAskedEnquiry(query: URLSearchParams): AskedEnquiry {
  const kind = query.get("kind");
  if (kind === "partnership") return { kind, project: null };
  const project = parseProjectPath(query.get("project") ?? "");
  if (project === null) return { kind: "contact", project };
  return { kind: kind === "viewing" ? kind : "project", project };
}

/** Falls back to a general enquiry when a kind that needs a project is submitted without one. */
export function sentKind(kind: EnquiryKind, project = ""): EnquiryKind {
  const needsProject = kind === "viewing" || kind === "project";
  return needsProject && parseProjectPath(project) === null ? "contact" : kind;
}

/** Writes the canonical query; empty for a general enquiry. */
export function askedEnquiryQuery({ kind, project }: AskedEnquiry): URLSearchParams {
  const query = new URLSearchParams();
  if (kind !== "contact") query.set("kind", kind);
  if (project !== null) query.set("project", writeProjectPath(project));
  return query;
}

/** Reads `turkey/istanbul/bosphorus-terraces`; null for anything else. */
export function parseProjectPath(text: string): ProjectPath | null {
  const [country = "", city = "", slug = "", ...rest] = text.split("/");
  const isPath = text.length <= 200 && rest.length === 0;
  const isNamed = [country, city, slug].every((word) => slugPattern.test(word));
  return isPath && isNamed ? { country, city, slug } : null;
}

export function writeProjectPath({ country, city, slug }: ProjectPath): string {
  return [country, city, slug].join("/");
}
