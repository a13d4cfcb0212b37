/** The mark on what is told of the answering office, until a script tells it by the visitor's clock, too. */
import type { AnsweringOffice } from "#site/features/thanks/office-times.tsx";

/** Here it is told again, and what stands here already is hidden then. */
export function answeringMark(answering: AnsweringOffice) {
  return { "data-answering": JSON.stringify(answering) };
}

/** The place that is marked, where the page has one. */
export function answeringPlace(): { place: Element; answering: AnsweringOffice } | null {
  const place = document.querySelector("[data-answering]");
  const told = place?.getAttribute("data-answering");
  if (!place || !told) return null;
  return { place, answering: JSON.parse(told) as AnsweringOffice }; // as `answeringMark` wrote it
}
