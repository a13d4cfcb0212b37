export const preferencesAction = "/preferences";
export const preferencesFormId = "preferences-form";
export const returnField = "return";
/** Id of a submitted form that is shown again; a language switch sends it once more. */
export const submittedFormId = "submitted-form";
export const languageField = "locale";
