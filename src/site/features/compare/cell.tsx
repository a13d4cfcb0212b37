import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Figure } from "#site/ui/figure.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";
import type { AmountView, CellView } from "./comparison-cells.server.ts";

interface CellProps {
  content: CellView;
  /** Marks the best value of the row, beside the figure. */
  best: ReactNode;
}

export function Cell({ content, best }: CellProps) {
  const t = useTranslations("compare");
  switch (content.kind) {
    case "amount":
      return (
        <>
          <Amount amount={content.amount}>{best}</Amount>
          {content.notes.map((note) => (
            <small key={note}>{note}</small>
          ))}
          {content.area !== null && (
            <small>
              <bdi className="numeric">{content.area}</bdi>
            </small>
          )}
          {content.lines.length > 0 && (
            <details>
              <summary>{t("cost_lines")}</summary>
              <ul role="list">
                {content.lines.map(({ slug, name, amount }) => (
                  <li key={slug}>
                    {name}
                    <span>
                      <Amount amount={amount} />
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      );
    case "figure":
      return (
        <>
          <bdi className="numeric">{content.figure}</bdi> {best}
          {content.note !== null && <small>{content.note}</small>}
        </>
      );
    case "payment":
      return (
        <>
          <bdi className="numeric">{content.share}</bdi>
          {content.amount !== null && (
            <span className="comparison__payment">
              <Amount amount={content.amount} />
            </span>
          )}
        </>
      );
    case "text":
      return (
        <>
          {content.text} {best}
          {content.note !== null && <small>{content.note}</small>}
        </>
      );
    case "link":
      return (
        <Link to={content.href}>
          <bdi>{content.text}</bdi>
        </Link>
      );
    case "threshold":
      return (
        <>
          <span className="comparison__badge">
            <Icon name="stamp" />
            <span>
              {content.text}
              <Original dollars={content.dollars} />
            </span>
          </span>
          {content.price !== null && (
            <>
              <small>{content.price.text}</small>
              <Original dollars={content.price.dollars} />
            </>
          )}
        </>
      );
  }
}

interface AmountProps {
  amount: AmountView;
  children?: ReactNode;
}

function Amount({ amount: { figure, dollars }, children }: AmountProps) {
  return (
    <>
      {typeof figure === "string" ? (
        <bdi className="numeric">{figure}</bdi>
      ) : (
        <Figure parts={figure} />
      )}{" "}
      {children}
      <Original dollars={dollars} />
    </>
  );
}

function Original({ dollars }: { dollars: string | null }) {
  if (dollars === null) return null;
  return (
    <small>
      <bdi className="numeric">{dollars}</bdi>
    </small>
  );
}
