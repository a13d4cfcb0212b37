import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { ariaCurrent } from "#site/layout/aria-current.ts";
import { Link } from "#site/ui/link.tsx";

interface NavLinkProps {
  to: string;
  className?: string;
  /** Current only on this very page, not on those below it. */
  exact?: boolean;
  children: ReactNode;
}

export function NavLink({ to, className, exact = false, children }: NavLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link to={to} className={className} aria-current={ariaCurrent(pathname, to, exact)}>
      {children}
    </Link>
  );
}
