/** `handle` of a route that brings its own header and footer. */
export const customLayout = "own layout";
