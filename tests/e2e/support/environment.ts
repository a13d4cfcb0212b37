/** Variables of every process under test; what is empty counts as not set, whatever a `.env` says. */
export const testEnvironment = {
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  API_BASE_URL: "",
  SITE_URL: "",
  TRUST_PROXY: "",
  LOG_LEVEL: "error",
  TODAY: "2026-11-21",
  ENQUIRIES_PER_ADDRESS: "none", // all tests have one address
};
