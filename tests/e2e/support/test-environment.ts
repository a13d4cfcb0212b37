/** Variables of every tested process; empty values count as not set and override a `.env` file. */
export const testEnvironment = {
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  API_BASE_URL: "",
  SITE_URL: "",
  TRUST_PROXY: "127.0.0.1", // its searches are not limited; limit tests use another address
  LOG_LEVEL: "error",
  TODAY: "2026-11-21",
  ENQUIRIES_PER_ADDRESS: "none", // all tests share one address
};
