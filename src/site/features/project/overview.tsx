import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

interface OverviewProps {
  /** The description as HTML that our own renderer made. */
  html: string;
  highlights: readonly string[];
  children: ReactNode;
}

export function Overview({ html, highlights, children }: OverviewProps) {
  const t = useTranslations("project.overview");
  return (
    <section id="overview">
      <h2>{t("heading")}</h2>
      <div className="prose lede-first" dangerouslySetInnerHTML={{ __html: html }} />
      <ul className="marks" role="list">
        {highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}
