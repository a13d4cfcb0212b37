/** Regions that the server draws and the browser leaves as they were sent: no code, no texts and no data of theirs travel with a first page. */
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
import { useVisitorChoice, type VisitorChoice } from "#i18n/visitor.tsx";
import { useCompany, usePageSubject, type PageSubject } from "#site/parts/company.tsx";
import { bringBack, noteAsLeft } from "#site/parts/still/as-left.ts";
import type { Sent } from "#site/parts/still/sent.ts";
import type { StillPart } from "#site/parts/still/still-part.ts";

/** All that a still part may depend on beside its item; what the page is about only where nothing is kept. */
export interface StillAround {
  choice: VisitorChoice;
  company: Company | null;
  subject: PageSubject | null;
}

interface LiveAround extends Pick<StillAround, "choice"> {
  /** What belongs to the item and cannot be seen in it. */
  hidden: unknown;
}

/** Draws regions into HTML and keeps what it drew; only the server has it. */
export interface Drawing {
  still<Item>(part: StillPart<Item>, items: readonly Item[], around: StillAround): string;
  /** As React finds it again when it takes the region over. */
  live<Item>(part: StillPart<Item>, item: Item, around: LiveAround): string;
}

export const StillDrawing = createContext<Drawing | null>(null);

interface StillRegionProps<Item> extends Omit<HTMLAttributes<HTMLElement>, "part"> {
  part: StillPart<Item>;
  /** As the page's loader wrapped it. */
  sent: Sent<readonly Item[]>;
  as?: "aside" | "div" | "footer" | "main" | "nav" | "section" | "ul";
}

/**
 * A region of items that stays as the server drew it until other data arrive. What is in it works without React: plain
 * markup, links, and marks that listeners on the document understand. No `useId` and nothing of the page's address may be
 * asked there, because what was drawn is kept for other pages.
 */
export function Still<Item>({ part, sent, id: given, ...region }: StillRegionProps<Item>) {
  const made = useId();
  const id = given ?? made;
  const draw = use(StillDrawing);
  if (sent.value === undefined) {
    return <AsSent {...region} id={id} data={sent} name={part.name} />;
  }
  if (draw === null) return <Drawn {...region} id={id} part={part} items={sent.value} />;
  return <Kept {...region} id={id} part={part} items={sent.value} draw={draw} />;
}

type ElementProps = Omit<StillRegionProps<never>, "part" | "sent" | "id"> & { id: string };

/** On the server: HTML that was drawn before wherever it can be. */
function Kept<Item>(props: ElementProps & PartItems<Item> & { draw: Drawing }) {
  const { as: Element = "div", part, items, draw, ...region } = props;
  const choice = useVisitorChoice();
  const company = useCompany();
  const subject = usePageSubject();
  const html = draw.still(part, items, { choice, company, subject: part.isKept ? null : subject });
  return <Element {...region} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface PartItems<Item> {
  part: StillPart<Item>;
  items: readonly Item[];
}

/** In the browser, once data were sent. */
function Drawn<Item>({
  as: Element = "div",
  part,
  items,
  ...region
}: ElementProps & PartItems<Item>) {
  const Part = part.component ?? use(part.load());
  useLayoutEffect(() => bringBack(region.id), [region.id]);
  return (
    <Element {...region}>
      {items.map((item, index) => (
        // Items have no key in common; a region is drawn anew as a whole.
        <Part key={index} item={item} isFirst={index === 0} />
      ))}
    </Element>
  );
}

/** What was sent in place of data, by the part's name, so that a region can come back after it was gone for a while. */
const remembered = new WeakMap<object, Map<string, string>>();

interface AsSentProps extends ElementProps {
  data: object;
  name: string;
}

function AsSent({ as: Element = "div", data, name, ...region }: AsSentProps) {
  const [markup] = useState(() => markupOf(data, name, region.id));
  const [html] = useState({ __html: markup ?? "" });
  const { revalidate } = useRevalidator();
  const isMissing = markup === null;
  useEffect(() => {
    if (isMissing) void revalidate();
  }, [isMissing, revalidate]);
  useLayoutEffect(() => () => noteAsLeft(region.id), [region.id]);
  return <Element {...region} dangerouslySetInnerHTML={html} />;
}

/** Null where the document came without the region: with the page around it the data are asked for. */
function markupOf(data: object, name: string, id: string): string | null {
  const known = remembered.get(data) ?? new Map<string, string>(); // several parts may be drawn from the same data
  const markup = known.get(name) ?? document.getElementById(id)?.innerHTML ?? null;
  if (markup !== null) remembered.set(data, known.set(name, markup));
  return markup;
}
