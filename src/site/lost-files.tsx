import { use, useEffect, useState, type ReactNode } from "react";
import {
  createPath,
  UNSAFE_DataRouterContext as RouterContext,
  useNavigation,
  type Location,
} from "react-router";
import { failureFiles } from "#site/failure-files.ts";
import { loadOptional } from "#site/parts/optional-files.ts";
import { filesFailed, isOffline, loadAnew } from "#site/reload-once.ts";

/**
 * What is said once the files of the page under way cannot be had and it may not be loaded anew by itself; with the way to it, or to
 * the page whose form was sent. Null again as soon as the visitor turns elsewhere. The router would wait for those files for ever.
 */
export function useLostFiles(): ReactNode {
  const router = use(RouterContext)?.router;
  const [lost, setLost] = useState<{ wanted: Location; said: ReactNode } | null>(null);
  const { location } = useNavigation();
  useEffect(() => {
    const answer = (event: Event) => {
      event.preventDefault();
      // The router's own word: files can fail before what it is about to do is drawn.
      const state = router?.state;
      const wanted = state?.navigation.location;
      // Else they were fetched ahead, for a link that nobody has followed yet.
      if (wanted === undefined) return;
      // Where a form is sent to, there is nothing to read.
      const path = createPath(state?.navigation.formMethod === "POST" ? state.location : wanted);
      if (loadAnew(path)) return;
      void loadOptional(failureFiles).then((files) =>
        files === null
          ? window.location.assign(path) // the browser has the last word, and tries again when it can
          : setLost({
              wanted,
              said: <files.FilesLost key={path} path={path} isOffline={isOffline()} />,
            }),
      );
    };
    window.addEventListener(filesFailed, answer);
    return () => window.removeEventListener(filesFailed, answer);
  }, [router]);
  return lost !== null && lost.wanted === location ? lost.said : null;
}
