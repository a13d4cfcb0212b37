/** What the pop-up takes: its code, and what a step shows, both fetched when they are asked for. */
import type { ComponentType } from "react";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import type { QuestionnaireState } from "#domain/questionnaire.ts";
import type { QuestionnaireContent } from "#site/features/questionnaire/content.ts";
import { loadOptional } from "#site/components/optional-files.ts";

export interface PopupProps {
  state: QuestionnaireState;
  content: QuestionnaireContent;
  /** What gets the focus back; null where it was open when the page was loaded. */
  opener: HTMLElement | null;
  /** Something is awaited that takes a while. */
  isWaiting: boolean;
  onTurn: (state: QuestionnaireState) => void;
  onClose: () => void;
}

export type Popup = ComponentType<PopupProps>;

/** Null where it cannot be had: the questionnaire has a page of its own. */
export async function fetchStep(
  locale: Locale,
  state: QuestionnaireState,
  load: () => Promise<Popup>,
): Promise<{ Popup: Popup; content: QuestionnaireContent } | null> {
  const [Popup, content] = await Promise.all([loadOptional(load), contentOf(locale, state)]);
  return Popup && content && { Popup, content };
}

const fetched = new Map<string, QuestionnaireContent>();

/** What the steps before the last one show is the same for all of them; the last one's figures follow the chosen currency. */
async function contentOf(
  locale: Locale,
  state: QuestionnaireState,
): Promise<QuestionnaireContent | null> {
  const address = linkTo(locale, "questionnaire-content", state.step === "result" ? state : {});
  const known = fetched.get(address);
  if (known !== undefined) return known;
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    const content = (await response.json()) as QuestionnaireContent; // our own route, which answers in this shape
    if (state.step !== "result") fetched.set(address, content);
    return content;
  } catch {
    return null;
  }
}
