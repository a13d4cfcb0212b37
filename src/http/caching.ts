/** How long anybody may keep what is the same for all: a file that is named by what it holds, and one that may change. */
export const forEver = "public, max-age=31536000, immutable";
export const forAnHour = "public, max-age=3600";
