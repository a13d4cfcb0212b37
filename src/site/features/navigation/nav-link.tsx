import { createContext, use, type ReactNode } from "react";
import { currentAt } from "#site/features/navigation/current-page.ts";
import { Link } from "#site/ui/link.tsx";

interface NavLinkProps {
  to: string;
  className?: string;
  /** Only this very page counts, not those below it. */
  exact?: boolean;
  children: ReactNode;
}

/** Address of the page around; in menus that stay as they were sent, the one that they were drawn for. */
export const CurrentPath = createContext("");

/** A link of a menu; it says so where it leads to this page or stands above it. `markCurrent` knows it by the `nav` around it. */
export function NavLink({ to, className, exact = false, children }: NavLinkProps) {
  const pathname = use(CurrentPath);
  return (
    <Link
      to={to}
      className={className}
      aria-current={currentAt(pathname, to, exact)}
      data-nav={exact ? "exact" : undefined}
    >
      {children}
    </Link>
  );
}
