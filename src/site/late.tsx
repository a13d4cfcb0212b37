/** What surrounds a page and comes after it: drawn by the server at once, taken over by React once its files are there. */
import { lazy, memo, Suspense, useEffect, useState, type ComponentType } from "react";
import { AsSentHeader, AsSentContacts } from "#site/as-sent-surroundings.tsx";
import { lateFiles } from "#site/late-files.ts";
import type { HeaderProps } from "#site/late-surroundings.tsx";
import { releaseClicks } from "#site/waiting-clicks.ts";

const HeaderInTime = lazy(async (): Promise<{ default: ComponentType<HeaderProps> }> => {
  const files = await lateFiles();
  return { default: files?.Header ?? AsSentHeader };
});

const ContactsInTime = lazy(async () => {
  const files = await lateFiles();
  return { default: files?.Contacts ?? AsSentContacts };
});

/** Not drawn again for a change around it: while the files are under way, React would take away what was sent. */
export const LateHeader = memo(function LateHeader(props: HeaderProps) {
  return (
    <Suspense>
      <HeaderInTime {...props} />
    </Suspense>
  );
});

export const LateContacts = memo(function LateContacts() {
  return (
    <Suspense>
      <ContactsInTime />
    </Suspense>
  );
});

/** Null until an effect has found them: no server draws them. */
let Loaded: ComponentType | null = null;

/** What no page shows at once. Where it cannot be had, the page stands without: its links lead to documents of their own. */
export function Late() {
  const [Surroundings, setSurroundings] = useState(() => Loaded);
  const lacks = Surroundings === null;
  useEffect(() => {
    if (!lacks) return;
    void lateFiles().then((files) => {
      if (files === null) return releaseClicks();
      Loaded = files.LateSurroundings;
      setSurroundings(() => files.LateSurroundings);
    });
  }, [lacks]);
  return Surroundings && <Surroundings />;
}
