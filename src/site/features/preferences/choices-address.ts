/** Where the choices of the preferences are sent, by which form, and in which field it says where to return to. */
export const choicesAction = "/preferences";
export const choicesForm = "preferences-form";
export const returnField = "return";
export const languageField = "locale";
