/** Where the choices of the preferences are sent, by which form, and in which field it says where to return to. */
export const choicesAction = "/preferences";
export const choicesForm = "preferences-form";
export const returnField = "return";
/** The id of a form that was sent: a choice of language takes along what is typed in it. */
export const sentFormId = "sent-form";
export const languageField = "locale";
