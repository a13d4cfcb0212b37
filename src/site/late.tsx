/** What surrounds a page and comes after it: drawn by the server at once, taken over by React once its files are there. */
import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { AsSentHeader, AsSentContacts } from "#site/as-sent-surroundings.tsx";
import { lateFiles } from "#site/late-files.ts";
import type { HeaderProps } from "#site/late-surroundings.tsx";
import { releaseClicks } from "#site/parts/early.ts";

const HeaderInTime = lazy(async (): Promise<{ default: ComponentType<HeaderProps> }> => {
  const files = await lateFiles();
  return { default: files?.Header ?? AsSentHeader };
});

const ContactsInTime = lazy(async () => {
  const files = await lateFiles();
  return { default: files?.Contacts ?? AsSentContacts };
});

/** Who goes on to another page while the files are under way sees it as it was sent: React would take away what it has not taken over. */
export function LateHeader(props: HeaderProps) {
  return (
    <Suspense fallback={<AsSentHeader />}>
      <HeaderInTime {...props} />
    </Suspense>
  );
}

export function LateContacts() {
  return (
    <Suspense fallback={<AsSentContacts />}>
      <ContactsInTime />
    </Suspense>
  );
}

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
