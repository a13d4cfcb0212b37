interface FailureHeadingProps {
  /** What failed. */
  words: string;
  /** The title of the page, where it says that otherwise. */
  title?: string;
  className?: string;
}

/**
 * Says what failed, in place of a page and as its title. The title is not left to the `meta` of a route: what that says, every
 * page brings along.
 */
export function FailureHeading({ words, title = words, className }: FailureHeadingProps) {
  return (
    <>
      <title>{title}</title>
      <h1 className={className}>{words}</h1>
    </>
  );
}
