/** Which page numbers are offered: the first, the last, this one and its neighbours; null for a gap of two and more. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const offered = Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - current) <= 1,
  );
  return offered.flatMap((page, index) => {
    const gap = page - (offered[index - 1] ?? 0) - 1;
    if (gap === 0) return [page];
    return gap === 1 ? [page - 1, page] : [null, page];
  });
}
