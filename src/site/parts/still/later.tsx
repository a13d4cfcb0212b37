/** Live regions that stand as the server drew them until a visitor turns to the page; then React takes them over as they stand. */
import { memo, Suspense, use, useId, type ComponentType } from "react";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { firstSign, isVisitorHere } from "#site/parts/still/first-sign.ts";
import { arrivedPart } from "#site/parts/still/arrived-part.ts";
import { AsItStands } from "#site/parts/still/as-it-stands.tsx";
import { StillDrawing } from "#site/parts/still/still.tsx";
import type { Hidden } from "#site/parts/still/hidden.ts";
import type { LaterPart } from "#site/parts/still/later-part.ts";
import { useIsTakenOver } from "#site/ui/taken-over.ts";

interface LaterProps<Item extends object> {
  /** It may depend on nothing but its item and the visitor's choices until it is taken over. */
  part: LaterPart<Item>;
  item: Item;
  /** What of the item does not travel beside a document. */
  hidden: Hidden<unknown>;
}

/**
 * A region whose code comes after the page. What a document was drawn from need not travel beside it: the part can read it from
 * the region's own markup, since that is what it has to draw again.
 */
export function Later<Item extends object>(props: LaterProps<Item>) {
  const drawing = use(StillDrawing);
  const id = useId();
  return (
    <Suspense fallback={drawing === null && <Awaited {...props} id={id} />}>
      {drawing === null ? <TakenOver {...props} id={id} /> : <Kept {...props} id={id} />}
    </Suspense>
  );
}

type RegionProps<Item extends object> = LaterProps<Item> & { id: string };

/** On the server: HTML that was drawn before wherever it can be. */
function Kept<Item extends object>({ part, item, hidden, id }: RegionProps<Item>) {
  const drawing = use(StillDrawing);
  const choice = useVisitorChoice();
  const html = drawing?.live(part, item, { choice, hidden: hidden.value }) ?? "";
  return <div id={id} className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** In the browser: as it was sent until there is a sign of a visitor, or at once where the browser itself has to draw it. */
function TakenOver<Item extends object>({ part, item, id }: RegionProps<Item>) {
  const isTakenOver = useIsTakenOver();
  if (!isTakenOver && !isVisitorHere()) use(firstSign);
  const component = part.component ?? use(arrivedPart(part, item));
  // Where the files cannot be had, it works as without script.
  if (component === null) return <AsItStands id={id} className="contents" selector={`#${id}`} />;
  return (
    <div id={id} className="contents">
      <Live component={component} item={item} />
    </div>
  );
}

/**
 * React asks for it where something around a region changes that it cannot take over yet, such as the address. It holds that
 * change up until the code is there, so that the page stands as it was sent meanwhile.
 */
function Awaited<Item extends object>({ part, item, id }: RegionProps<Item>) {
  if (part.component === null && document.getElementById(id) !== null) use(arrivedPart(part, item));
  return null;
}

function LiveItem<Item>({ component: Part, item }: LiveItemProps<Item>) {
  return <Part item={item} />;
}

interface LiveItemProps<Item> {
  component: ComponentType<{ item: Item }>;
  item: Item;
}

/** That it is no longer as it was sent is no reason to draw it again. */
const Live = memo(LiveItem) as typeof LiveItem; // memo forgets the type parameter
