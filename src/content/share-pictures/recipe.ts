/** How share pictures are made. Whoever changes what they look like raises the version: every picture then gets a new name. */
export const recipeVersion = 1;

/** In pixels: what every network asks for. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Networks that show pictures in chats leave out heavy ones. */
export const mostBytes = 120 * 1024;
