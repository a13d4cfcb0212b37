import { useTranslations } from "use-intl";
import { Share, type ShareProps } from "#site/parts/share/share.tsx";
import { Icon } from "#site/ui/icon.tsx";

/** Names the menu; a page has one. */
const menuId = "share-menu";

/** One button for passing a page on: the machine's own way where there is one, else the ways that the language's readers use. */
export function ShareMenu(shared: Omit<ShareProps, "inMenu">) {
  const t = useTranslations("share");
  return (
    <>
      <button className="keep" type="button" popoverTarget={menuId} data-share="menu">
        <Icon name="share" />
        {t("word")}
      </button>
      <div className="share-pop" id={menuId} popover="auto">
        <Share {...shared} inMenu />
      </div>
    </>
  );
}
