import {
  startTransition,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { parseQuestionnaire } from "#contract/questionnaire-query.ts";
import { linkTo } from "#domain/links.ts";
import {
  type QuestionnaireState,
  noAnswers,
  type QuestionnaireAnswers,
} from "#domain/questionnaire.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import type { QuestionnaireContent } from "#site/features/questionnaire/content.ts";
import {
  enter,
  leave,
  overPages,
  standing,
  turnTo,
  whenTurned,
} from "#site/features/questionnaire/opening/history-entries.ts";
import { hashOf, stateInHash } from "#site/components/questionnaire-hash.ts";
import { fetchStep, type Popup } from "#site/features/questionnaire/opening/questionnaire-files.ts";
import { afterFrame } from "#site/components/after-frame.ts";
import { linkUnder } from "#site/components/link-under.ts";
import { keepQuestionnaire, keptQuestionnaire } from "#site/components/questionnaire-memory.ts";
import { useSteady } from "#site/ui/steady.ts";

interface Shown {
  /** Which time of asking it answers. */
  time: number;
  state: QuestionnaireState;
  content: QuestionnaireContent;
  Popup: Popup;
}

/** Opens the questionnaire over the page, by links and by the address. Mounted once, around every page. */
export function QuestionnaireHost({ load }: { load: () => Promise<Popup> }) {
  const { locale } = useVisitorChoice();
  const { pathname } = useLocation();
  const isLeaving = useNavigation().state !== "idle";
  const state = useStanding();
  const [shown, setShown] = useState<Shown | null>(null);
  const [time, setTime] = useState(1);
  const [opener, setOpener] = useState<HTMLElement | null>(null);

  const isPage = pathname === linkTo(locale, "questionnaire");
  /** What lay under the pointer was exchanged: the rest of a double click is meant for none of what lies there now. */
  const isExchanged = useRef(false);
  const followed = useEffectEvent((event: MouseEvent) => {
    if (isExchanged.current && event.detail > 1) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    isExchanged.current = false;
    const link = linkUnder(event, "a[data-questionnaire]");
    if (link === null || isPage) return;
    event.preventDefault();
    isExchanged.current = true;
    setOpener(givingWay(link));
    const { answers } = parseQuestionnaire(new URL(link.href).searchParams);
    enter(beginning(answers, keptQuestionnaire()));
  });
  useEffect(() => {
    const listening = new AbortController();
    // Before whatever listens on the document, so that nobody else takes what nobody is to have.
    window.addEventListener("click", (event) => followed(event), {
      signal: listening.signal,
      capture: true,
    });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (state === null) return;
    let isLate = false;
    const fetched = afterFrame().then(() => (isLate ? null : fetchStep(locale, state, load)));
    void fetched.then((files) => {
      if (isLate) return;
      if (files === null) {
        window.location.replace(linkTo(locale, "questionnaire", state));
        return;
      }
      keepQuestionnaire(state, files.content.types);
      // As a transition it waits for the style sheets of the pop-up.
      startTransition(() => setShown({ time, state, ...files }));
    });
    return () => {
      isLate = true;
    };
  }, [state, time, locale, load]);

  const isWaiting = useSteady(
    state !== null && (isLeaving || shown?.state !== state || shown.time !== time),
  );
  if (state === null) {
    if (shown !== null) setShown(null);
    return null;
  }
  if (shown === null) return isWaiting && <Waiting />;
  const { Popup, state: drawn, content } = shown;
  return (
    <Popup
      state={drawn}
      content={content}
      opener={opener}
      isWaiting={isWaiting}
      onTurn={(next) => {
        if (hashOf(next) === hashOf(state)) setTime((before) => before + 1);
        else turnTo(next);
      }}
      onClose={() => {
        isExchanged.current = true;
        leave();
      }}
    />
  );
}

/** Where the pop-up stands by the address; null while it is closed. The router's own pages are told apart from its steps. */
function useStanding(): QuestionnaireState | null {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const isIdle = useNavigation().state === "idle";
  const pageShown = useEffectEvent(() => (isIdle ? page : null));
  useEffect(() => overPages(() => pageShown()), []);
  const hash = useSyncExternalStore(
    whenTurned,
    () => standing(page),
    () => null,
  );
  return useMemo(() => (hash === null ? null : stateInHash(hash)), [hash]);
}

/** A dialog that asks for it closes; whatever had opened that gets the focus in the end. */
function givingWay(link: HTMLAnchorElement): HTMLElement | null {
  const dialog = link.closest("dialog");
  if (dialog === null) return link;
  dialog.close();
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

function Waiting() {
  const t = useTranslations("shell");
  return <div className="progress progress--busy" role="progressbar" aria-label={t("loading")} />;
}

/**
 * Where the pop-up begins: where the visitor stood when it was closed, or at its first step. A listing that shows another
 * type than was answered asks anew, and only the budget holds for both.
 */
export function beginning(
  asked: QuestionnaireAnswers,
  kept: QuestionnaireState | null,
): QuestionnaireState {
  if (kept === null) return { step: "intro", answers: asked };
  if (asked.type === null || asked.type === kept.answers.type) return kept;
  return {
    step: "intro",
    answers: { ...noAnswers, type: asked.type, budget: kept.answers.budget },
  };
}
