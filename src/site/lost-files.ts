import { use, useEffect, useState } from "react";
import { createPath, UNSAFE_DataRouterContext as RouterContext, useNavigation } from "react-router";
import { failureFiles } from "#site/failure-files.ts";
import { loadOptional } from "#site/parts/optional-files.ts";
import { filesFailed, loadAnew } from "#site/reload-once.ts";

/**
 * The address of the page under way, or of the one whose form is, once its files cannot be had and it may not be loaded anew by
 * itself: what is left is to say so. Null again as soon as the visitor turns elsewhere. The router would wait for those files for ever.
 */
export function useLostFiles(): string | null {
  const router = use(RouterContext)?.router;
  const [lost, setLost] = useState<{ key: string; path: string } | null>(null);
  const { location } = useNavigation();
  useEffect(() => {
    let said: string | null = null;
    const answer = (event: Event) => {
      event.preventDefault();
      // The router's own word: files can fail before what it is about to do is drawn.
      const { navigation, location: current } = router?.state ?? {};
      // Else they were fetched ahead, for a link that nobody has followed yet.
      if (navigation?.location === undefined || current === undefined) return;
      const { location: wanted, formMethod } = navigation;
      const { key } = wanted;
      if (key === said) return;
      // Where a form is sent to, there is nothing to read.
      const path = createPath(formMethod === "POST" ? current : wanted);
      if (loadAnew(path)) return;
      said = key;
      void loadOptional(failureFiles).then((files) => {
        // Where that, too, cannot be had, the browser says so itself, and tries again when it can.
        if (files === null) window.location.assign(path);
        else setLost({ key, path });
      });
    };
    window.addEventListener(filesFailed, answer);
    return () => window.removeEventListener(filesFailed, answer);
  }, [router]);
  return location?.key === lost?.key ? (lost?.path ?? null) : null;
}
