import { useEffect } from "react";

/** Pauses a film where another one is played: two at once would drown each other. Mounted once on a page of films. */
export function FilmsByTurn() {
  useEffect(() => {
    const listening = new AbortController();
    // The event does not bubble.
    document.addEventListener("play", pauseOthers, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, []);
  return null;
}

function pauseOthers({ target }: Event): void {
  for (const film of document.querySelectorAll<HTMLVideoElement>(".film > video")) {
    if (film !== target) film.pause();
  }
}
