/** Form parts for the choices that the figures depend on. */
import { useChoiceAnnouncement } from "#site/components/choice-announcements.ts";
import { Icon } from "#site/ui/icon.tsx";
import type { InvalidInput } from "./choices.ts";

type ValidatedField = "signing" | "loan";

/** ARIA attributes of a field whose value was rejected. */
export function fieldErrorProps(field: ValidatedField, invalid: InvalidInput | null) {
  return invalid === null
    ? {}
    : ({ "aria-invalid": true, "aria-describedby": `${field}-fault` } as const);
}

/** The server writes the error in the page's language; browser validation would use the browser's. */
export function FieldError({ field, text }: { field: ValidatedField; text: string }) {
  useChoiceAnnouncement(field, text);
  return (
    <p className="field-error" id={`${field}-fault`}>
      <Icon name="circle-alert" />
      <span>{text}</span>
    </p>
  );
}

/** Hidden inputs that preserve the other choices on submit. */
export function HiddenChoices({ query, except }: { query: string; except: readonly string[] }) {
  return [...new URLSearchParams(query)]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ));
}
