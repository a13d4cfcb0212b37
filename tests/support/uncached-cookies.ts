/** Cookies with which nothing is cached yet, so that tests need not wait for a cache to expire. */
export const uncachedCookies = ["EUR", "GBP", "AED", "TRY", "RUB", "CNY", "SAR", "KWD"].flatMap(
  (currency) => [`currency=${currency}`, `currency=${currency}; area_unit=sqft`],
);
