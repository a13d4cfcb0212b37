export const choicesAction = "/preferences";
export const choicesForm = "preferences-form";
export const returnField = "return";
/** Id of a submitted form that is shown again; a language switch sends it once more. */
export const sentFormId = "sent-form";
export const languageField = "locale";
