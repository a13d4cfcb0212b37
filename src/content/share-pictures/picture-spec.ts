/** Increase it when the design changes, which renames every picture. */
export const specVersion = 1;

/** The Open Graph size in pixels that all networks accept. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Byte limit, because chat apps ignore heavy preview pictures. */
export const maxBytes = 120 * 1024;
