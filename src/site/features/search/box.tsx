import { startTransition, useOptimistic, type ChangeEvent, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";

interface BoxProps {
  name: string;
  value: string;
  isTicked: boolean;
  /** How many projects the value would leave. */
  count: number;
  onChoose: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** A value to tick. The tick shows at once; what follows from it for all other filters is drawn behind it. */
export function Box({ name, value, isTicked, count, onChoose, children }: BoxProps) {
  const { format } = useVisitor();
  const t = useTranslations("facets");
  const [showsTicked, showTicked] = useOptimistic(isTicked);
  function choose({ currentTarget: { checked, form } }: ChangeEvent<HTMLInputElement>) {
    startTransition(() => {
      showTicked(checked);
      if (form !== null) onChoose(form);
    });
  }
  return (
    <label className="check">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={showsTicked}
        disabled={count === 0 && !showsTicked}
        onChange={choose}
      />
      <span>
        {children} <span className="soft num">{format.number(count)}</span>
        <span className="vh"> {t("projects", { count })}</span>
      </span>
    </label>
  );
}
