/** What robots may ask for, and where the list of pages is. Pages that are not to be listed say so themselves, so they may be read. */
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
