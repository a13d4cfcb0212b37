/** Pages whose text is a content file, at `/{locale}/{name}`; routes, sitemap and content validation derive from this list. */
export const contentPages = [
  "about-us",
  "contact-us",
  "our-team",
  "partnership",
  "privacy-policy",
] as const;
export type ContentPage = (typeof contentPages)[number];
