import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

interface SectionHeadProps {
  heading: string;
  /** HTML. */
  body: string | null;
  more?: { to: string; title: string } | undefined;
}

export function SectionHead({ heading, body, more }: SectionHeadProps) {
  return (
    <div className={more === undefined ? "section-head" : "section-head section-head--link"}>
      <h2>{heading}</h2>
      <div dangerouslySetInnerHTML={{ __html: body ?? "" }} />
      {more !== undefined && (
        <Link className="action-link" to={more.to}>
          {more.title}
          <Icon name="arrow-right" />
        </Link>
      )}
    </div>
  );
}
