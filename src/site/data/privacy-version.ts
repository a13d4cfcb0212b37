import type { ApiClient } from "#site/data/api-client.ts";

/** Tells which privacy policy a form's sender agrees to, an ISO date; null where none can be had, and then no form is shown. */
export async function privacyVersion(api: ApiClient): Promise<string | null> {
  const policy = await api.want("page", { params: { slug: "privacy-policy" } });
  return policy?.version ?? null;
}
