/** Where the forms of the preferences are sent, and in which field they say where to return to. */
export const choicesAction = "/preferences";
export const returnField = "return";
