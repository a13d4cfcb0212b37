/** Parts of the forms by which a visitor chooses what the page is worked out for. */
import { useTold } from "#site/components/told-choices.ts";
import { Icon } from "#site/ui/icon.tsx";
import type { RefusedText } from "./choices.ts";

type RefusableField = "signing" | "loan";

/** What a field is told whose text was refused; nothing where it was not. */
export function faultOf(field: RefusableField, refused: RefusedText | null) {
  return refused === null
    ? {}
    : ({ "aria-invalid": true, "aria-describedby": `${field}-fault` } as const);
}

/** Why a form is answered otherwise than it was asked: by the page, in its language, where a browser would say it in its own. */
export function FieldRefusal({ field, text }: { field: RefusableField; text: string }) {
  useTold(field, text);
  return (
    <p className="err" id={`${field}-fault`}>
      <Icon name="circle-alert" />
      <span>{text}</span>
    </p>
  );
}

/** The choices that a form does not ask for, so that sending it keeps them. */
export function KeptChoices({ query, except }: { query: string; except: readonly string[] }) {
  return [...new URLSearchParams(query)]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ));
}
