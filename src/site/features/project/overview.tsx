import { useTranslations } from "use-intl";
import type { ProjectView } from "./project-view.server.ts";
import { ViewingLinks } from "./ways-to-ask.tsx";

/** What it is. */
export function Overview({ view }: { view: ProjectView }) {
  const t = useTranslations("project.overview");
  const { project, descriptionHtml, highlights } = view;
  return (
    <section id="overview">
      <h2>{t("heading")}</h2>
      <div className="prose lede-first" dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
      <ul className="marks" role="list">
        {highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
      <div className="pt-5 lg:hidden">
        <ViewingLinks project={project} />
      </div>
    </section>
  );
}
