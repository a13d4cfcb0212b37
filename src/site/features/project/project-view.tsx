import type { SubmitEvent } from "react";
import { useSubmit } from "react-router";
import type { ProjectSummary } from "#contract/project.ts";
import { ProjectShelf } from "#site/parts/project-shelf.tsx";
import { SectionMarks } from "#site/parts/section-marks.ts";
import type { Sent } from "#site/parts/still/sent.ts";
import { Still } from "#site/parts/still/still.tsx";
import { useSentOnce } from "#site/parts/still/use-sent-once.ts";
import { GalleryOpening } from "./gallery-opening.tsx";
import type { ProjectPage } from "./page.server.ts";
import * as pieces from "./pieces.tsx";
import type { AboutProject } from "./regions.tsx";

export interface ProjectViewData {
  subject: Pick<ProjectSummary, "name" | "ref" | "whatsapp">;
  about: Sent<readonly AboutProject[]>;
  /** Ids of the sections, apart by spaces. */
  sectionIds: string;
  sections: Sent<readonly pieces.Sections[]>;
  figures: Sent<readonly ProjectPage[]>;
  similar: Sent<readonly ProjectSummary[]> | null;
}

/** Everything there is to know about a project, section by section, with its price beside it. What the visitor chooses draws the figures anew and leaves the rest as it stands. */
export function ProjectView({ view }: { view: ProjectViewData }) {
  const { subject, sectionIds, figures } = view;
  const about = useSentOnce(view.about, subject.ref);
  const sections = useSentOnce(view.sections, `${subject.ref} ${sectionIds}`);
  const choose = useChoosing();
  return (
    <>
      <main id="main">
        <GalleryOpening name={subject.name}>
          {(open) => (
            <Still className="wrap" part={pieces.firstSight} sent={about} onClick={open} />
          )}
        </GalleryOpening>
        <Still className="contents" part={pieces.anchors} sent={sections} />
        <SectionMarks shown={figures} />
        <div className="wrap pgrid">
          <div className="pmain">
            <Still className="contents" part={pieces.introduction} sent={about} />
            <Still className="contents" part={pieces.figures} sent={figures} onSubmit={choose} />
            <Still className="contents" part={pieces.surroundings} sent={about} />
          </div>
          <Still className="pside" part={pieces.priceCard} sent={about} />
        </div>
        {view.similar && <Similar about={about} projects={view.similar} />}
      </main>
      <Still className="contents" part={pieces.priceBar} sent={about} />
    </>
  );
}

interface SimilarProps {
  about: ProjectViewData["about"];
  projects: Sent<readonly ProjectSummary[]>;
}

function Similar({ about, projects }: SimilarProps) {
  return (
    <section className="section sunk similar">
      <div className="wrap">
        <Still className="head" part={pieces.similarHead} sent={about} />
        <ProjectShelf projects={projects} />
      </div>
    </section>
  );
}

/** The questions are plain forms; with a script, they are answered without a new document. */
function useChoosing() {
  const submit = useSubmit();
  return (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    void submit(event.target, { preventScrollReset: true });
  };
}
