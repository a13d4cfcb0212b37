declare module "virtual:first-texts" {
  /** The address of a page's first texts, by the id of its route. */
  const files: Readonly<Record<string, string>>;
  export default files;
}
