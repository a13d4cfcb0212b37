import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { ariaCurrent } from "#site/layout/aria-current.ts";
import { NavLink } from "#site/layout/nav-link.tsx";
import { Icon } from "#site/ui/icon.tsx";

export interface MenuEntry {
  to: string;
  title: string;
}

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
  /** Paths of its links; the menu is marked as current on these pages and below them. */
  pages?: readonly string[];
  /** Menus of one group close each other. */
  group?: string;
  className?: string;
  children: ReactNode;
}

/** A `<details>` element, so that it opens without script. */
export function Menu({ title, pages = [], group, className, children }: MenuProps) {
  const { pathname } = useLocation();
  const isCurrent = pages.some((page) => ariaCurrent(pathname, page, false) !== undefined);
  return (
    <details name={group} className={className}>
      <summary aria-current={isCurrent ? "true" : undefined}>
        {title}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
