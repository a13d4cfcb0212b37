/** The regions of a project's page as still pieces. */
import { stillPiece, type StillProps } from "#site/parts/still/still-part.ts";
import type { ProjectPage } from "./page.server.ts";
import type { AboutProject } from "./regions.tsx";
import type { SectionId } from "./section-ids.server.ts";

interface Sections {
  ids: readonly SectionId[];
  /** Whether any of the rows is a home. */
  homes: boolean;
}

const firstSight = stillPiece("project-first-sight", async () => {
  const { FirstSight } = await import("./regions.tsx");
  return ({ item }: StillProps<AboutProject>) => <FirstSight about={item} />;
});

const introduction = stillPiece("project-introduction", async () => {
  const { Introduction } = await import("./regions.tsx");
  return ({ item }: StillProps<AboutProject>) => <Introduction about={item} />;
});

const surroundings = stillPiece("project-surroundings", async () => {
  const { Surroundings } = await import("./regions.tsx");
  return ({ item }: StillProps<AboutProject>) => <Surroundings about={item} />;
});

const priceCard = stillPiece("project-price-card", async () => {
  const { PriceCard } = await import("./price-card.tsx");
  return ({ item: { project } }: StillProps<AboutProject>) => <PriceCard project={project} />;
});

const priceBar = stillPiece("project-price-bar", async () => {
  const { PriceBar } = await import("./price-bar.tsx");
  return ({ item: { project } }: StillProps<AboutProject>) => <PriceBar project={project} />;
});

const similarHead = stillPiece("project-similar-head", async () => {
  const { SimilarHead } = await import("./similar-head.tsx");
  return (_: StillProps<AboutProject>) => <SimilarHead />;
});

/** What is told whatever the visitor chooses. */
export const ofProject = [
  firstSight,
  introduction,
  surroundings,
  priceCard,
  priceBar,
  similarHead,
] as const;

export type PieceOfProject = (typeof ofProject)[number]["name"];

export const anchors = stillPiece("project-anchors", async () => {
  const { SectionAnchors } = await import("./section-anchors.tsx");
  return ({ item: { ids, homes } }: StillProps<Sections>) => (
    <SectionAnchors sections={ids} homes={homes} />
  );
});

export const figures = stillPiece("project-figures", async () => {
  const { Figures } = await import("./regions.tsx");
  return ({ item }: StillProps<ProjectPage>) => <Figures page={item} />;
});
