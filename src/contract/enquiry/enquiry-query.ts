/** The query of the enquiry form's own page; what is malformed is dropped. */
import type { EnquiryKind } from "#domain/enquiry.ts";
import { slugPattern } from "#domain/slug.ts";

export interface ProjectPath {
  country: string;
  city: string;
  slug: string;
}

export interface EnquiryQuery {
  kind: EnquiryKind;
  /** Null for a general question. */
  project: ProjectPath | null;
}

/** A project question without a project is a general one. */
export function parseEnquiryQuery(query: URLSearchParams): EnquiryQuery {
  const kind = query.get("kind");
  if (kind === "partnership") return { kind, project: null };
  const project = parseProjectPath(query.get("project") ?? "");
  if (project === null) return { kind: "contact", project };
  return { kind: kind === "viewing" ? kind : "project", project };
}

/** The kind of a submitted form: a viewing or project question without a project is a general one. */
export function enquiryKindOf(kind: EnquiryKind, project = ""): EnquiryKind {
  const needsProject = kind === "viewing" || kind === "project";
  return needsProject && parseProjectPath(project) === null ? "contact" : kind;
}

/** The canonical query; empty for a general question. */
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
