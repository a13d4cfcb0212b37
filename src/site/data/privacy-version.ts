import type { ApiClient } from "#site/data/api-client.ts";

/** ISO date of the privacy policy that a form's sender agrees to; null when unavailable, and then no form is shown. */
export async function loadPrivacyVersion(api: ApiClient): Promise<string | null> {
  const policy = await api.getOptional("page", { params: { slug: "privacy-policy" } });
  return policy?.version ?? null;
}
