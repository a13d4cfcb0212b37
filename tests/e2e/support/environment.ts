/** Variables of every process under test; what is empty counts as not set, whatever a `.env` says. */
export const testEnvironment = {
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  API_BASE_URL: "",
  SITE_URL: "",
  TRUST_PROXY: "127.0.0.1", // whose searches are not counted; a test that is to be counted comes from elsewhere
  LOG_LEVEL: "error",
  TODAY: "2026-11-21",
  ENQUIRIES_PER_ADDRESS: "none", // all tests have one address
};
