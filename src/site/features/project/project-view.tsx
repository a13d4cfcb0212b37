import { type SubmitEvent, useEffect, useRef } from "react";
import { useLocation, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import type { ProjectSummary } from "#contract/project.ts";
import { ProjectShelf } from "#site/components/project-shelf.tsx";
import { inPlace } from "#site/ui/link.tsx";
import { hasHomes } from "./has-homes.ts";
import type { ProjectPage } from "./page.server.ts";
import { PriceBar } from "./price-bar.tsx";
import { PriceCard } from "./price-card.tsx";
import { Figures, FirstSight, Introduction, Surroundings, type AboutProject } from "./regions.tsx";
import { SectionAnchors } from "./section-anchors.tsx";
import type { SectionId } from "./section-ids.server.ts";

export interface ProjectViewData {
  about: AboutProject;
  /** What depends on what the visitor chooses. */
  page: ProjectPage;
  sections: readonly SectionId[];
  similar: readonly ProjectSummary[];
}

/** Everything there is to know about a project, section by section, with its price beside it. */
export function ProjectView({ about, page, sections, similar }: ProjectViewData) {
  const t = useTranslations("project");
  const { project } = about;
  const choose = useChoosing(page);
  return (
    <>
      <main id="main">
        <div className="wrap">
          <FirstSight about={about} />
        </div>
        <SectionAnchors sections={sections} homes={hasHomes(project.units)} />
        <div className="wrap pgrid">
          <div className="pmain">
            <Introduction about={about} />
            <div className="project__figures" onSubmit={choose}>
              <Figures page={page} />
            </div>
            <Surroundings about={about} />
          </div>
          <div className="pside">
            <PriceCard project={project} />
          </div>
        </div>
        {similar.length > 0 && (
          <section className="section sunk similar">
            <div className="wrap">
              <div className="head">
                <h2>{t("similar")}</h2>
              </div>
              <ProjectShelf projects={similar} />
            </div>
          </section>
        )}
      </main>
      <PriceBar project={project} />
    </>
  );
}

/**
 * The questions are plain forms; with a script, they are answered without a new document, where the visitor is. What was refused
 * is gone on with in its field. `page` is the answer.
 */
function useChoosing(page: ProjectPage) {
  const submit = useSubmit();
  const { pathname } = useLocation();
  const asked = useRef<{ action: string | null; before: ProjectPage } | null>(null);
  useEffect(() => {
    if (asked.current === null || asked.current.before === page) return;
    const refused = `form[action="${asked.current.action}"] [aria-invalid="true"]`;
    const field = document.querySelector<HTMLElement>(refused);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ behavior: "instant", block: "center" }); // a smooth way would end where it was before the answer
    asked.current = null;
  }, [page]);
  return (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    asked.current = { action: event.target.getAttribute("action"), before: page };
    void submit(event.target, { action: pathname, preventScrollReset: true, state: inPlace }); // its own leads to its section
  };
}
