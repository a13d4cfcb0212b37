import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { currentAt } from "#site/layout/current-page.ts";
import { NavLink } from "#site/layout/nav-link.tsx";
import { Icon } from "#site/ui/icon.tsx";

export interface MenuEntry {
  to: string;
  title: string;
}

/** A list of links as every menu shows them. */
export function MenuList({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul className="menu" role="list">
      {entries.map(({ to, title }) => (
        <li key={to}>
          <NavLink to={to}>{title}</NavLink>
        </li>
      ))}
    </ul>
  );
}

interface MenuProps {
  title: string;
  /** Paths of its links, where it stands for them: it says so on these pages and below them. */
  pages?: readonly string[];
  /** Menus of one group close each other. */
  group?: string;
  className?: string;
  children: ReactNode;
}

/** A menu that opens without script. */
export function Menu({ title, pages = [], group, className, children }: MenuProps) {
  const { pathname } = useLocation();
  const holdsPage = pages.some((page) => currentAt(pathname, page, false) !== undefined);
  return (
    <details name={group} className={className}>
      <summary aria-current={holdsPage ? "true" : undefined}>
        {title}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
