import { useEffect, useEffectEvent, useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigate } from "react-router";
import { linkToFollow } from "#site/link-to-follow.ts";
import { mayFetchAhead } from "#site/may-fetch-ahead.ts";
import { followingOf } from "#site/ui/follow-marks.ts";
import { watchTurning } from "#site/turning-to-links.ts";

/** Follows the page's links, wherever they come from: to the next page without a new document, and what they lead to is fetched ahead. */
export function FollowLinks() {
  useFollowing();
  return <PageAhead />;
}

function useFollowing(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const follow = useEffectEvent((click: MouseEvent) => {
    const link = linkToFollow(click, window.location.origin);
    if (link === null) return;
    click.preventDefault();
    const { pathname, search, hash } = addressOf(link);
    const { replace, preventScrollReset, state } = followingOf(link);
    const isHere = pathname + search === location.pathname + location.search;
    void navigate(pathname + search + hash, {
      replace: replace || (isHere && hash === location.hash),
      preventScrollReset,
      state,
    });
  });
  useEffect(() => {
    // React listens there, too, and before: a link's own handler can keep the click to itself.
    const listener = (click: MouseEvent) => follow(click);
    document.addEventListener("click", listener);
    return () => document.removeEventListener("click", listener);
  }, []);
}

/** Fetches what a link leads to while the visitor turns to it, on the page that the link was met on. */
function PageAhead() {
  const { key, pathname, search } = useLocation();
  const [turned, setTurned] = useState<{ page: string; from: string } | null>(null);
  const turn = useEffectEvent((link: Element | null) => {
    if (link === null || !mayFetchAhead()) return setTurned(null);
    const to = addressOf(link);
    const page = to.pathname + to.search;
    setTurned(page === pathname + search ? null : { page, from: key });
  });
  useEffect(() => watchTurning((link) => turn(link)), []);
  return turned?.from === key ? <PrefetchPageLinks page={turned.page} /> : null;
}

function addressOf(link: Element): URL {
  return new URL(link.getAttribute("href") ?? "", window.location.href);
}
