import { use, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { HomeListName } from "#contract/home-list.ts";
import { DocumentParts } from "#site/ui/document-parts.ts";
import { useKeptHomes } from "#site/components/kept-homes/kept-homes.ts";
import { storageNames } from "#site/components/kept-homes/storage-names.ts";
import { useHydrated } from "#site/ui/hydrated.ts";

interface OwnOrEmptyProps {
  list: HomeListName;
  /** An `EmptyState`. */
  children: ReactNode;
}

/** Where an address names no home: that there is none, unless the device keeps some, whose own address is on its way then. */
export function OwnOrEmpty({ list, children }: OwnOrEmptyProps) {
  const t = useTranslations("layout");
  const { nonce } = use(DocumentParts);
  const isHydrated = useHydrated();
  const standing = useKeptHomes(list).length > 0 ? "awaited" : "none";
  return (
    <div
      data-stored-as={storageNames[list]}
      data-own-homes={isHydrated ? standing : undefined}
      suppressHydrationWarning // the script has marked it by then
    >
      {!isHydrated && (
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? whenHomesAreKept : "" }}
          suppressHydrationWarning // it has run by then, and the browser's files need not bring it
        />
      )}
      <div className="kept-wait" role="progressbar" aria-label={t("loading")}>
        <div />
        <div />
      </div>
      {children}
    </div>
  );
}

/**
 * Stands within what says that nothing is kept, and runs before that is painted: where the device keeps a list, it is awaited
 * instead (`own-or-empty.tsx`). An empty list is written as two signs.
 */
const whenHomesAreKept = `{let e=document.currentScript.parentNode;try{if(localStorage[e.dataset.storedAs].length>2)e.dataset.ownHomes="awaited"}catch{}}`;
