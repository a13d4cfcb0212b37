/** Regions that the server draws and the browser leaves as they were sent: no code, no texts and no data of theirs are part of any page. */
import {
  createContext,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
  type HTMLAttributes,
} from "react";
import { useRevalidator } from "react-router";
import type { Company } from "#contract/settings.ts";
import { useVisitorChoice, type VisitorChoice } from "#i18n/visitor-choice.tsx";
import { useCompany, usePageSubject, type PageSubject } from "#site/parts/company.tsx";
import { bringBack, noteAsLeft } from "#site/parts/still/as-left.ts";
import type { LaterPart } from "#site/parts/still/later-part.ts";
import type { Sent } from "#site/parts/still/sent.ts";

/** All that a still part may depend on beside its item; what the page is about only where it is not kept for others. */
export interface StillAround {
  choice: VisitorChoice;
  company: Company | null;
  subject: PageSubject;
}

export interface LiveAround extends Pick<StillAround, "choice"> {
  /** What belongs to the item and cannot be seen in it. */
  hidden: unknown;
}

/** Draws regions and says where they stand in the HTML; only the server has it. */
export interface Drawing {
  /** What a loader wrapped by `sent`; of several parts the named one. */
  still(sent: Sent, part: string | undefined, around: StillAround): string;
  /** As React finds it again when it takes the region over. */
  live<Item>(part: LaterPart<Item>, item: Item, around: LiveAround): string;
}

export const StillDrawing = createContext<Drawing | null>(null);

interface StillRegionProps<Name extends string> extends Omit<HTMLAttributes<HTMLElement>, "part"> {
  /** As the page's loader wrapped it. */
  sent: Sent<Name>;
  /** By which part it is drawn, where the loader named several. */
  part?: NoInfer<Name>;
  as?: "aside" | "div" | "footer" | "main" | "nav" | "section" | "ul";
}

/**
 * A region that stays as the server drew it until it sends another. What is in it works without React: plain markup, links, and
 * marks that listeners on the document understand. No `useId` and nothing of the page's address may be asked there, because
 * what was drawn is kept for other pages.
 */
export function Still<Name extends string>({
  sent,
  part,
  id: given,
  ...region
}: StillRegionProps<Name>) {
  const made = useId();
  const id = given ?? made;
  const drawing = use(StillDrawing);
  if (drawing !== null) {
    return <Drawn {...region} id={id} sent={sent} part={part} drawing={drawing} />;
  }
  if (sent.markup === undefined) return <AsSent {...region} id={id} sent={sent} part={part} />;
  const html = part === undefined ? theOnly(sent.markup) : sent.markup[part];
  // What the visitor did to it is brought back by whoever takes its place.
  return <Arrived {...region} key={html} id={id} html={html} />;
}

type ElementProps = Omit<StillRegionProps<never>, "part" | "sent" | "id"> & { id: string };

interface SentProps extends ElementProps {
  sent: Sent;
  part: string | undefined;
}

/** On the server. */
function Drawn(props: SentProps & { drawing: Drawing }) {
  const { as: Element = "div", sent, part, drawing, ...region } = props;
  const choice = useVisitorChoice();
  const company = useCompany();
  const subject = usePageSubject();
  const html = drawing.still(sent, part, { choice, company, subject });
  return <Element {...region} dangerouslySetInnerHTML={{ __html: html }} />;
}

function theOnly(markup: Readonly<Record<string, string>>): string {
  return Object.values(markup).join(""); // a loader that named one part
}

/** In a browser, where the router asked for the page. */
function Arrived({ as: Element = "div", html, ...region }: ElementProps & { html: string }) {
  const [inside] = useState({ __html: html });
  useLayoutEffect(() => {
    bringBack(region.id);
    return () => noteAsLeft(region.id);
  }, [region.id]);
  return <Element {...region} dangerouslySetInnerHTML={inside} />;
}

/** What a document held, by the part's name, so that a region can come back after it was gone for a while. */
const remembered = new WeakMap<Sent, Map<string | undefined, string>>();

/** In a browser, as the document holds it. */
function AsSent({ as: Element = "div", sent, part, ...region }: SentProps) {
  const [markup] = useState(() => markupOf(sent, part, region.id));
  const [html] = useState({ __html: markup ?? "" });
  const { revalidate } = useRevalidator();
  const isMissing = markup === null;
  useEffect(() => {
    if (isMissing) void revalidate();
  }, [isMissing, revalidate]);
  useLayoutEffect(() => () => noteAsLeft(region.id), [region.id]);
  return <Element {...region} dangerouslySetInnerHTML={html} />;
}

/** Null where the document came without the region: with the page around it that is asked for. */
function markupOf(sent: Sent, part: string | undefined, id: string): string | null {
  const known = remembered.get(sent) ?? new Map<string | undefined, string>(); // several parts may be drawn from the same data
  const markup = known.get(part) ?? document.getElementById(id)?.innerHTML ?? null;
  if (markup !== null) remembered.set(sent, known.set(part, markup));
  return markup;
}
