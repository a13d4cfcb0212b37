import { useId, type MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { useShareAbility } from "#site/parts/share/share-ability.ts";
import { Share, type ShareProps } from "#site/parts/share/share.tsx";
import { Icon } from "#site/ui/icon.tsx";

/** One button for passing a page on: the machine's own way where there is one, else the ways that the language's readers use. */
export function ShareMenu(shared: ShareProps) {
  const t = useTranslations("share");
  const id = useId();
  const hasApps = useShareAbility() === "apps";

  function share(event: MouseEvent) {
    if (!hasApps) return;
    event.preventDefault();
    const { title, address } = shared;
    navigator.share({ title, url: address }).catch((fault: unknown) => {
      const isClosed = fault instanceof DOMException && fault.name === "AbortError";
      if (!isClosed) document.getElementById(id)?.showPopover();
    });
  }

  return (
    <>
      <button className="keep" type="button" popoverTarget={id} onClick={share}>
        <Icon name="share" />
        {t("word")}
      </button>
      <div className="share-pop" id={id} popover="auto">
        <Share {...shared} />
      </div>
    </>
  );
}
