/** What the form by itself is asked for, as its address carries it. What is not written so is dropped. */
import type { EnquiryKind } from "#domain/enquiry.ts";
import { slugPattern } from "#domain/slug.ts";

export interface ProjectPath {
  country: string;
  city: string;
  slug: string;
}

export interface EnquiryQuery {
  kind: EnquiryKind;
  /** Null for nothing in particular. */
  project: ProjectPath | null;
}

/** Reads the form's address. About a project without a project is a question like any other, and so is what has a page of its own. */
export function parseEnquiryQuery(query: URLSearchParams): EnquiryQuery {
  const kind = query.get("kind");
  if (kind === "partnership") return { kind, project: null };
  const project = parseProjectPath(query.get("project") ?? "");
  if (project === null) return { kind: "contact", project };
  return { kind: kind === "viewing" ? kind : "project", project };
}

/** Reads what a form that was sent is about, as its address would have been: nobody views nothing in particular. */
export function enquiryKindOf(kind: EnquiryKind, project = ""): EnquiryKind {
  const needsProject = kind === "viewing" || kind === "project";
  return needsProject && parseProjectPath(project) === null ? "contact" : kind;
}

/** Writes what is asked for in the one order that addresses have; nothing for a question about nothing in particular. */
export function writeEnquiryQuery({ kind, project }: EnquiryQuery): URLSearchParams {
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
