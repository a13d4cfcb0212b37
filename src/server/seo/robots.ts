/** Pages that must not be indexed carry `noindex`, so crawlers may read them. */
export function robotsText(origin: string): string {
  return [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /preferences",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
