/** Live regions that stand as the server drew them until a visitor turns to the page; then React takes them over as they stand. */
import {
  memo,
  Suspense,
  use,
  useId,
  useMemo,
  useSyncExternalStore,
  type ComponentType,
} from "react";
import { useVisitor } from "#i18n/visitor.tsx";
import { firstSign, isVisitorHere } from "#site/parts/still/first-sign.ts";
import { arrivedPart } from "#site/parts/still/arrived-part.ts";
import { StillDrawing } from "#site/parts/still/still.tsx";
import type { Sent } from "#site/parts/still/sent.ts";
import type { StillPart, StillProps } from "#site/parts/still/still-part.ts";

interface LaterProps<Item> {
  /** It may depend on nothing but its item and the visitor's choices until it is taken over. */
  part: StillPart<Item>;
  item: Item;
  /** What of the item does not travel beside a document. */
  hidden: Sent<unknown>;
}

/**
 * A region whose code comes after the page. What a document was drawn from need not travel beside it: the part can read it from
 * the region's own markup, since that is what it has to draw again.
 */
export function Later<Item>(props: LaterProps<Item>) {
  const drawing = use(StillDrawing);
  const id = useId();
  return (
    <Suspense>
      {drawing === null ? <TakenOver {...props} id={id} /> : <Kept {...props} id={id} />}
    </Suspense>
  );
}

type RegionProps<Item> = LaterProps<Item> & { id: string };

/** On the server: HTML that was drawn before wherever it can be. */
function Kept<Item>({ part, item, hidden, id }: RegionProps<Item>) {
  const drawing = use(StillDrawing);
  const { locale, currency, areaUnit, rates } = useVisitor();
  const choice = { locale, currency: currency.code, areaUnit, rates };
  const html = drawing?.live(part, item, { choice, hidden: hidden.value }) ?? "";
  return <div id={id} className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** In the browser: as it was sent until there is a sign of a visitor, or at once where the browser itself has to draw it. */
function TakenOver<Item>({ part, item, id }: RegionProps<Item>) {
  const isAsSent = useSyncExternalStore(neverChanges, no, yes);
  if (isAsSent && !isVisitorHere()) use(firstSign);
  const component = part.component ?? use(arrivedPart(part));
  if (component === null) return <AsSent id={id} />;
  return (
    <div id={id} className="contents">
      <Live component={component} item={item} />
    </div>
  );
}

function LiveItem<Item>({ component: Part, item }: LiveItemProps<Item>) {
  return <Part item={item} isFirst />;
}

interface LiveItemProps<Item> {
  component: ComponentType<StillProps<Item>>;
  item: Item;
}

/** That it is no longer as it was sent is no reason to draw it again. */
const Live = memo(LiveItem) as typeof LiveItem; // memo forgets the type parameter

/** Where the files cannot be had: it works as without script. */
function AsSent({ id }: { id: string }) {
  const html = useMemo(() => ({ __html: document.getElementById(id)?.innerHTML ?? "" }), [id]);
  return <div id={id} className="contents" dangerouslySetInnerHTML={html} />;
}

const neverChanges = () => () => {};
const yes = () => true;
const no = () => false;
