/** Keeps a run such as `2+1` or `$420,000` in its own order inside a sentence of the other direction, where no `<bdi>` can stand. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
