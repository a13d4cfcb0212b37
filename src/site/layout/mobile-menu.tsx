import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { MenusData } from "#site/layout/layout-data.ts";
import { SheetMenus } from "#site/layout/sheet-menus.tsx";
import { Icon } from "#site/ui/icon.tsx";

interface MobileMenuProps {
  navigation: MenusData;
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
        <SheetMenus navigation={navigation} />
        {children}
      </nav>
    </details>
  );
}
