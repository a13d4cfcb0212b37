/** Cookies of visitors for whom nothing of a page is kept yet, so that no test waits until what another was sent is out of date. */
export const visitors = ["EUR", "GBP", "AED", "TRY", "RUB", "CNY", "SAR", "KWD"].flatMap(
  (currency) => [`currency=${currency}`, `currency=${currency}; area_unit=sqft`],
);
