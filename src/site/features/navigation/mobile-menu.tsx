import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Sent } from "#site/parts/still/sent.ts";
import { Still } from "#site/parts/still/still.tsx";
import { Icon } from "#site/ui/icon.tsx";

interface MobileMenuProps {
  navigation: Sent<"sheet-menus">;
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
        <Still sent={navigation} part="sheet-menus" />
        {children}
      </nav>
    </details>
  );
}
