/** The `handle` of a route whose page brings its own header and footer: the layout puts none around it. */
export const ownLayout = "own layout";
