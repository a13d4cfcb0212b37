import type { TeamMember } from "#contract/people.ts";
import { Picture } from "#site/ui/picture.tsx";

const pictureProps = { from: 320, upTo: 480, alt: "", className: "portrait" };

interface PortraitProps {
  member: Pick<TeamMember, "name" | "portrait">;
  /** As in `<img sizes>`. */
  sizes: string;
}

/** Decorative, because the name is always shown beside it; falls back to initials. */
export function Portrait({ member: { name, portrait }, sizes }: PortraitProps) {
  if (portrait) return <Picture picture={portrait} {...pictureProps} sizes={sizes} />;
  return (
    <svg className="portrait portrait--none" viewBox="0 0 40 50" aria-hidden>
      <text x="20" y="30">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

/** Of the first word, and of the last where there are several. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const shown = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return shown.map((word) => Array.from(word ?? "")[0]?.toUpperCase()).join("");
}
