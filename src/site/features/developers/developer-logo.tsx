import type { CSSProperties } from "react";
import { pictureUrl } from "#domain/picture-url.ts";
import { Picture, type PictureFiles } from "#site/ui/picture.tsx";

/** SVG logos take the text colour; bitmaps stay as they are. */
export function DeveloperLogo({ logo }: { logo: PictureFiles }) {
  const { width, height } = logo;
  if (logo.widths.length > 0)
    return <Picture picture={logo} sizes="12rem" alt="" className="developer-logo" />;
  return (
    <span
      className="developer-logo developer-logo--drawn"
      style={
        {
          "--logo": `url("${pictureUrl(logo)}")`,
          aspectRatio: `${width} / ${height}`,
        } as CSSProperties /* a custom property */
      }
    />
  );
}
