import { use, useEffect, useState } from "react";
import { UNSAFE_DataRouterContext as RouterContext, useNavigation } from "react-router";
import { filesFailed, loadAnew } from "#site/reload-once.ts";

/**
 * The address of the page under way, once its files cannot be had and the page may not be loaded anew by itself: what is
 * left is to say so. Null again as soon as the visitor turns elsewhere. The router would wait for those files for ever.
 */
export function useLostFiles(): string | null {
  const router = use(RouterContext)?.router;
  const [lostKey, setLostKey] = useState<string | null>(null);
  const { location } = useNavigation();
  useEffect(() => {
    let said: string | null = null;
    const answer = (event: Event) => {
      event.preventDefault();
      // The router's own word: files can fail before what it is about to do is drawn.
      const wanted = router?.state.navigation.location;
      // Else they were fetched ahead, for a link that nobody has followed yet.
      if (wanted === undefined || wanted.key === said) return;
      if (loadAnew(wanted.pathname + wanted.search + wanted.hash)) return;
      said = wanted.key;
      setLostKey(said);
    };
    window.addEventListener(filesFailed, answer);
    return () => window.removeEventListener(filesFailed, answer);
  }, [router]);
  if (location === undefined || location.key !== lostKey) return null;
  return location.pathname + location.search + location.hash;
}
