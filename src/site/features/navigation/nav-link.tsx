import { createContext, use, type ReactNode } from "react";
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

/** A link of a menu; it says so where it leads to this page or stands above it. */
export function NavLink({ to, className, exact = false, children }: NavLinkProps) {
  return (
    <Link to={to} className={className} aria-current={useCurrent(to, exact)}>
      {children}
    </Link>
  );
}

function useCurrent(to: string, exact: boolean): "page" | "true" | undefined {
  const pathname = use(CurrentPath);
  if (pathname === to) return "page";
  return !exact && pathname.startsWith(`${to}/`) ? "true" : undefined;
}
