import { useRef, type FocusEvent, type MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { ShareLinks, type ShareProps } from "#site/components/share/share-links.tsx";
import { shareNatively, useCanShare } from "#site/components/share/web-share.ts";
import { Icon } from "#site/ui/icon.tsx";

/** A page has one menu. */
const menuId = "share-menu";

/** The Web Share API where there is one, else a menu of the locale's channels. */
export function ShareMenu(props: Omit<ShareProps, "inMenu">) {
  const t = useTranslations("share");
  const canShare = useCanShare();
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  async function shareOrOpenMenu(click: MouseEvent): Promise<void> {
    click.preventDefault(); // the menu stays closed
    if (!(await shareNatively(props.title, props.url))) menu.current?.showPopover();
  }

  /** Closes when the focus leaves, because the menu would cover the focused element. */
  function closeOnBlur({ relatedTarget: next }: FocusEvent): void {
    if (next === null || next === opener.current || menu.current?.contains(next)) return;
    if ("popover" in HTMLElement.prototype) menu.current?.hidePopover();
  }

  return (
    <>
      <button
        ref={opener}
        className="labelled-button"
        type="button"
        popoverTarget={menuId}
        onClick={(click) => canShare === true && void shareOrOpenMenu(click)}
        onBlur={closeOnBlur}
      >
        <Icon name="share" />
        {t("button")}
      </button>
      <div ref={menu} className="share-menu" id={menuId} popover="auto" onBlur={closeOnBlur}>
        <ShareLinks {...props} inMenu />
      </div>
    </>
  );
}
