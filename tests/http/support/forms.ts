/** The form's data as submitted without a button's value. */
export function formFields(form: HTMLFormElement | null): URLSearchParams {
  const view = form?.ownerDocument.defaultView;
  if (!form || !view) throw new Error("There is no such form");
  const fields = new URLSearchParams();
  for (const [name, value] of new view.FormData(form))
    if (typeof value === "string") fields.append(name, value);
  return fields;
}

/** The URL that a GET form leads to. */
export function formUrl(form: HTMLFormElement | null): string {
  const fields = formFields(form);
  if (form?.method !== "get") throw new Error("It asks for no page");
  const { pathname } = new URL(form.action);
  return `${pathname}?${fields}`;
}
