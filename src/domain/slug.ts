/** How everything with an address of its own is called there: lower-case ASCII letters, digits and single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
