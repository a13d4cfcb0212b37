import { useTranslations } from "use-intl";
import { Share, type ShareProps } from "#site/parts/share/share.tsx";
import { Icon } from "#site/ui/icon.tsx";

/** Names the menu; a page has one. */
const menuId = "share-menu";

/** One button for passing a page on: the machine's own way where there is one, else the ways that the language's readers use. */
export function ShareMenu(shared: ShareProps) {
  const t = useTranslations("share");
  const { title, address } = shared;
  return (
    <>
      <button
        className="keep"
        type="button"
        popoverTarget={menuId}
        data-share="menu"
        data-title={title}
        data-address={address}
      >
        <Icon name="share" />
        {t("word")}
      </button>
      <div className="share-pop" id={menuId} popover="auto">
        <Share {...shared} />
      </div>
    </>
  );
}
