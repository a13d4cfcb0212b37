/** The regions of a project's page as still pieces: no code, texts or data of theirs travel with a first page. */
import { stillPiece } from "#site/parts/still/still-part.ts";
import type { ProjectPage } from "./page.server.ts";
import type { AboutProject } from "./regions.tsx";
import type { SectionId } from "./section-ids.server.ts";

export interface Sections {
  ids: readonly SectionId[];
  /** Whether any of the rows is a home. */
  homes: boolean;
}

export const firstSight = stillPiece<AboutProject>("project-first-sight", async () => {
  const { FirstSight } = await import("./regions.tsx");
  return ({ item }) => <FirstSight about={item} />;
});

export const anchors = stillPiece<Sections>("project-anchors", async () => {
  const { SectionAnchors } = await import("./section-anchors.tsx");
  return ({ item: { ids, homes } }) => <SectionAnchors sections={ids} homes={homes} />;
});

export const introduction = stillPiece<AboutProject>("project-introduction", async () => {
  const { Introduction } = await import("./regions.tsx");
  return ({ item }) => <Introduction about={item} />;
});

export const figures = stillPiece<ProjectPage>("project-figures", async () => {
  const { Figures } = await import("./regions.tsx");
  return ({ item }) => <Figures page={item} />;
});

export const surroundings = stillPiece<AboutProject>("project-surroundings", async () => {
  const { Surroundings } = await import("./regions.tsx");
  return ({ item }) => <Surroundings about={item} />;
});

export const priceCard = stillPiece<AboutProject>("project-price-card", async () => {
  const { PriceCard } = await import("./price-card.tsx");
  return ({ item: { project } }) => <PriceCard project={project} />;
});

export const priceBar = stillPiece<AboutProject>("project-price-bar", async () => {
  const { PriceBar } = await import("./price-bar.tsx");
  return ({ item: { project } }) => <PriceBar project={project} />;
});

export const similarHead = stillPiece<AboutProject>("project-similar-head", async () => {
  const { SimilarHead } = await import("./similar-head.tsx");
  return SimilarHead;
});
