/** Form parts for the choices that the figures depend on. */
import { useTold } from "#site/components/told-choices.ts";
import { Icon } from "#site/ui/icon.tsx";
import type { RefusedText } from "./choices.ts";

type RefusableField = "signing" | "loan";

/** ARIA attributes of a field whose value was rejected. */
export function faultOf(field: RefusableField, refused: RefusedText | null) {
  return refused === null
    ? {}
    : ({ "aria-invalid": true, "aria-describedby": `${field}-fault` } as const);
}

/** The server writes the error in the page's language; browser validation would use the browser's. */
export function FieldRefusal({ field, text }: { field: RefusableField; text: string }) {
  useTold(field, text);
  return (
    <p className="err" id={`${field}-fault`}>
      <Icon name="circle-alert" />
      <span>{text}</span>
    </p>
  );
}

/** Hidden inputs that preserve the other choices on submit. */
export function KeptChoices({ query, except }: { query: string; except: readonly string[] }) {
  return [...new URLSearchParams(query)]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ));
}
