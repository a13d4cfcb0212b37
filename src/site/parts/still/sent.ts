/** What a page is told of its still regions: a document holds them as they were drawn, and nothing of them travels beside it. */
export interface Sent<Name extends string = string> {
  /** What was drawn for a page that is turned to within the site, by the parts' names. */
  markup?: Readonly<Record<Name, string>>;
}
