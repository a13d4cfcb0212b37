import { type SubmitEvent, useEffect, useRef } from "react";
import { useLocation, useSubmit } from "react-router";
import type { ProjectSummary } from "#contract/project.ts";
import { ProjectShelf } from "#site/parts/project-shelf.tsx";
import { SectionMarks } from "#site/parts/section-marks.ts";
import type { Sent } from "#site/parts/still/sent.ts";
import { Still } from "#site/parts/still/still.tsx";
import { useSentOnce } from "#site/parts/still/use-sent-once.ts";
import { GalleryOpening } from "./gallery-opening.tsx";
import type { PieceOfProject } from "./pieces.server.tsx";

export interface ProjectViewData {
  subject: Pick<ProjectSummary, "name" | "ref" | "whatsapp">;
  about: Sent<PieceOfProject>;
  /** How many sections it has: what is chosen adds or takes away no more than one. */
  sectionCount: number;
  figures: Sent<"project-anchors" | "project-figures">;
  similar: Sent | null;
}

/** Everything there is to know about a project, section by section, with its price beside it. What the visitor chooses draws the figures anew and leaves the rest as it stands. */
export function ProjectView({ view }: { view: ProjectViewData }) {
  const { subject, sectionCount, figures } = view;
  const about = useSentOnce(view.about, subject.ref);
  const sections = useSentOnce(figures, `${subject.ref} ${sectionCount}`);
  const choose = useChoosing(figures);
  return (
    <>
      <main id="main">
        <GalleryOpening name={subject.name}>
          {(open) => (
            <Still className="wrap" sent={about} part="project-first-sight" onClick={open} />
          )}
        </GalleryOpening>
        <Still className="contents" sent={sections} part="project-anchors" />
        <SectionMarks shown={figures} />
        <div className="wrap pgrid">
          <div className="pmain">
            <Still className="contents" sent={about} part="project-introduction" />
            <Still className="contents" sent={figures} part="project-figures" onSubmit={choose} />
            <Still className="contents" sent={about} part="project-surroundings" />
          </div>
          <Still className="pside" sent={about} part="project-price-card" />
        </div>
        {view.similar && <Similar about={about} cards={view.similar} />}
      </main>
      <Still className="contents" sent={about} part="project-price-bar" />
    </>
  );
}

interface SimilarProps {
  about: ProjectViewData["about"];
  cards: Sent;
}

function Similar({ about, cards }: SimilarProps) {
  return (
    <section className="section sunk similar">
      <div className="wrap">
        <Still className="head" sent={about} part="project-similar-head" />
        <ProjectShelf cards={cards} />
      </div>
    </section>
  );
}

/**
 * The questions are plain forms; with a script, they are answered without a new document, where the visitor is. What was refused
 * is gone on with in its field. `figures` are the answer.
 */
function useChoosing(figures: ProjectViewData["figures"]) {
  const submit = useSubmit();
  const { pathname } = useLocation();
  const asked = useRef<{ action: string | null; before: Sent } | null>(null);
  useEffect(() => {
    if (asked.current === null || asked.current.before === figures) return;
    const refused = `form[action="${asked.current.action}"] [aria-invalid="true"]`;
    const field = document.querySelector<HTMLElement>(refused);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ behavior: "instant", block: "center" }); // a smooth way would end where it was before the answer
    asked.current = null;
  }, [figures]);
  return (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    asked.current = { action: event.target.getAttribute("action"), before: figures };
    void submit(event.target, { action: pathname, preventScrollReset: true }); // its own leads to its section
  };
}
