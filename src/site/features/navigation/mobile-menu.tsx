import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { MenusData } from "#site/features/navigation/shell-data.ts";
import type { Sent } from "#site/parts/still/sent.ts";
import { stillPart } from "#site/parts/still/still-part.ts";
import { Still } from "#site/parts/still/still.tsx";
import { Icon } from "#site/ui/icon.tsx";

const menus = stillPart<MenusData>("sheet-menus", async () => {
  const { SheetMenus } = await import("#site/features/navigation/sheet-menus.tsx");
  return SheetMenus;
});

interface MobileMenuProps {
  navigation: Sent<readonly MenusData[]>;
  /** What stands below the links. */
  children: ReactNode;
}

/** Every link of the header as one sheet, for narrow screens. */
export function MobileMenu({ navigation, children }: MobileMenuProps) {
  const t = useTranslations("nav");
  return (
    <details className="burger" name="nav">
      <summary className="btn btn--quiet btn--icon">
        <Icon name="menu" className="burger__open" />
        <Icon name="x" className="burger__close" />
        <span className="vh">{t("menu")}</span>
      </summary>
      <nav className="sheet" aria-label={t("menu")}>
        <Still part={menus} sent={navigation} />
        {children}
      </nav>
    </details>
  );
}
