/** `Cache-Control` of files whose names carry a hash of their content, and of those that may change. */
export const immutable = "public, max-age=31536000, immutable";
export const oneHour = "public, max-age=3600";
