/** `handle` of a route that brings its own header and footer. */
export const ownLayout = "own layout";
