import { use, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import {
  NavigationType,
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  type DataRouter,
} from "react-router";
import { idle } from "#site/parts/idle.ts";

/** What a browser may need for its picture of the old page: two frames and a little, in which the new one is being drawn anyway. */
const pictureMs = 50;

/** The picture stands still: nobody looks at it longer, however late the new page is drawn. */
const keptMs = 100;

/** Whether pictures are taken fast enough, for as long as the document: what was slow once is slow again. */
let isQuick = false;

/** Takes the path of the page that is shown. */
type TellShown = (pathname: string) => void;

/** Browsers learned to describe it later than to find it. */
interface Adapter {
  info?: Partial<GPUAdapterInfo>;
}

/**
 * Fades from one page into the next by a view transition, where motion is welcome and there is a graphics processor to take the
 * pictures of both: without one they take longer than the way itself. The old page's is taken while React draws the new one; where
 * that is there first, it is shown at once.
 */
export function PageFade() {
  const router = use(RouterContext)?.router;
  const { pathname } = useLocation();
  const toldKey = useRef("");
  const tellShown = useRef<TellShown>(nothing);
  const hear = useEffectEvent((state: DataRouter["state"]) => {
    const { key, pathname: next } = state.location;
    if (key === toldKey.current || !isOtherPage(state, pathname)) return;
    toldKey.current = key;
    tellShown.current = beginFade(next);
  });
  useEffect(() => {
    void idle().then(findGraphics).catch(nothing); // where a browser refuses the question, nothing fades
  }, []);
  useEffect(() => router?.subscribe((state) => hear(state)), [router]);
  useLayoutEffect(() => tellShown.current(pathname), [pathname]);
  return null;
}

/** Steps through the history have a motion of the browser's own, and a list that is narrowed stays where it is. */
function isOtherPage(
  { location, historyAction, preventScrollReset }: DataRouter["state"],
  shown: string,
): boolean {
  return location.pathname !== shown && historyAction !== NavigationType.Pop && !preventScrollReset;
}

/** A browser with WebGPU knows whether it has a graphics processor, and is not held up by the question. */
async function findGraphics(): Promise<void> {
  if (!("startViewTransition" in document)) return;
  const { gpu } = navigator as Partial<Navigator>; // not every browser has it, and none on a connection that is not safe
  const adapter: Adapter | null | undefined = await gpu?.requestAdapter();
  isQuick = adapter != null && adapter.info?.isFallbackAdapter !== true;
}

/** Has the old page's picture taken. */
function beginFade(to: string): TellShown {
  if (!isQuick || !matchMedia("(prefers-reduced-motion: no-preference)").matches) return nothing;
  const begun = performance.now();
  let draw = nothing;
  const drawn = new Promise<void>((resolve) => (draw = resolve));
  let isTaken = false;
  const fade = document.startViewTransition(() => {
    isTaken = true;
    const timer = setTimeout(() => fade.skipTransition(), keptMs);
    return drawn.then(() => clearTimeout(timer));
  });
  fade.ready.catch(nothing); // it was skipped
  return (shown) => {
    if (shown !== to) return;
    if (!isTaken) {
      isQuick = performance.now() - begun <= pictureMs;
      fade.skipTransition();
    }
    draw();
  };
}

function nothing(): void {}
