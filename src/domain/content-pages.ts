/** Pages whose words are a file of the content, at `/{language}/{name}`: the address, the sitemap and the content's check follow this list. */
export const contentPages = [
  "about-us",
  "contact-us",
  "our-team",
  "partnership",
  "privacy-policy",
] as const;
export type ContentPage = (typeof contentPages)[number];
