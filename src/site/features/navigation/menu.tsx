import { use, type ReactNode } from "react";
import { CurrentPath, NavLink } from "#site/features/navigation/nav-link.tsx";
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
  /** Paths that this menu stands for: it says so on these pages and below them. */
  pages?: readonly string[];
  /** Menus of one group close each other. */
  group?: string;
  className?: string;
  children: ReactNode;
}

/** A menu that opens without script. */
export function Menu({ title, pages = [], group, className, children }: MenuProps) {
  const pathname = use(CurrentPath);
  const holdsPage = pages.some((page) => pathname === page || pathname.startsWith(`${page}/`));
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
