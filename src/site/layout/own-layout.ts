/** The `handle` of a route whose page brings its own header and footer: the shell puts none around it. */
export const ownSurroundings = "own surroundings";
