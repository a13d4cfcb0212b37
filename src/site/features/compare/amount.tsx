import type { ReactNode } from "react";
import { useVisitor } from "#i18n/visitor.tsx";
import { Figure } from "#site/ui/figure.tsx";

interface AmountProps {
  /** Whole US dollars. */
  usd: number;
  /** For the figures that the page is about. */
  large?: boolean;
  /** What is said of the figure itself. */
  children?: ReactNode;
}

/** An amount in the visitor's currency; where that is not the US dollar, the dollars under it. */
export function Amount({ usd, large = false, children }: AmountProps) {
  const { money, moneyParts } = useVisitor();
  return (
    <>
      {large ? <Figure parts={moneyParts(usd)} /> : <bdi className="num">{money(usd)}</bdi>}{" "}
      {children}
      <Original usd={usd} />
    </>
  );
}

/** The dollars under an amount in another currency; nothing under dollars. */
export function Original({ usd: amount }: { usd: number }) {
  const { converts, usd } = useVisitor();
  if (!converts) return null;
  return (
    <small>
      <bdi className="num">{usd(amount)}</bdi>
    </small>
  );
}
