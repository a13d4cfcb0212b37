import { useTold } from "#site/components/told-choices.ts";
import { Icon } from "#site/ui/icon.tsx";

type RefusableField = "signing" | "loan";

/** What a field is told whose text was refused; nothing where it was not. */
export function faultOf(field: RefusableField, refused: string | null) {
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
