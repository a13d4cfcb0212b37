import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Link } from "#site/ui/link.tsx";

interface NavLinkProps {
  to: string;
  className?: string;
  /** Only this very page counts, not those below it. */
  exact?: boolean;
  children: ReactNode;
}

/** A link of a menu; it says so where it leads to this page or stands above it. */
export function NavLink({ to, className, exact = false, children }: NavLinkProps) {
  return (
    <Link to={to} className={className} aria-current={useCurrent(to, exact)}>
      {children}
    </Link>
  );
}

function useCurrent(to: string, exact: boolean): "page" | "true" | undefined {
  const { pathname } = useLocation();
  if (pathname === to) return "page";
  return !exact && pathname.startsWith(`${to}/`) ? "true" : undefined;
}
