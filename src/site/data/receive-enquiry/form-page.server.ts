import {
  parseEnquiryQuery,
  parseProjectPath,
  enquiryKindOf,
  writeProjectPath,
  type ProjectPath,
} from "#contract/enquiry/enquiry-query.ts";
import type { EnquiryTexts } from "#contract/enquiry/fields.ts";
import { type ProjectDetail, ProjectSummary } from "#contract/project.ts";
import { enquiryKinds, type EnquiryKind } from "#domain/enquiry.ts";
import type { Locale } from "#domain/locale.ts";
import type { ApiClient } from "#site/data/api-client.ts";
import { loadPrivacyVersion } from "#site/data/privacy-version.ts";
import { loadProject } from "#site/data/load-project.ts";

export interface FormPage {
  kind: EnquiryKind;
  /** Empty when the policy cannot be loaded: the form is shown for what it holds, but nobody can agree. */
  privacyVersion: string;
  aboutProject: { path: string; name: string } | null;
  /** The same with picture and price; null when it cannot be loaded. */
  project: ProjectSummary | null;
}

/** Throws a 404 or a redirect for an unknown project, a 503 without a privacy policy. */
export async function loadFormPage(
  api: ApiClient,
  locale: Locale,
  query: URLSearchParams,
): Promise<FormPage> {
  const { kind, project: path } = parseEnquiryQuery(query);
  const [policy, project] = await Promise.all([
    api.getRequired("page", { params: { slug: "privacy-policy" } }),
    path && loadProject(api, locale, path, ""),
  ]);
  return { kind, privacyVersion: policy.version ?? "", ...projectFields(path, project) };
}

/** Never throws for a missing part, because what was typed must be shown again. */
export async function loadSubmittedFormPage(
  api: ApiClient,
  texts: EnquiryTexts,
): Promise<FormPage> {
  const path = parseProjectPath(texts.project ?? "");
  const [version, project] = await Promise.all([
    loadPrivacyVersion(api),
    path && api.getOptional("project", { params: { a: path.city, b: path.slug } }),
  ]);
  return {
    kind: enquiryKindOf(
      enquiryKinds.find((kind) => kind === texts.kind) ?? "contact",
      texts.project,
    ),
    privacyVersion: texts.privacy_version ?? version ?? "",
    ...projectFields(path, project),
  };
}

function projectFields(
  path: ProjectPath | null,
  project: ProjectDetail | null,
): Pick<FormPage, "aboutProject" | "project"> {
  if (path === null) return { aboutProject: null, project: null };
  return {
    aboutProject: { path: writeProjectPath(path), name: project?.name ?? nameFromSlug(path.slug) },
    project: project && ProjectSummary.parse(project),
  };
}

/** Turns `bosphorus-terraces` into `Bosphorus Terraces`, a fallback for the name. */
function nameFromSlug(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
}
