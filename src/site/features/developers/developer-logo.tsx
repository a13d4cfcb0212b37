import type { CSSProperties } from "react";
import { pictureAddress } from "#domain/picture-address.ts";
import { Picture, type PictureFiles } from "#site/ui/picture.tsx";

/** A developer's logo beside their name: a drawing takes the colour of the text, a photograph stays as it is. */
export function DeveloperLogo({ logo }: { logo: PictureFiles }) {
  const { width, height } = logo;
  if (logo.widths.length > 0)
    return <Picture picture={logo} sizes="12rem" alt="" className="dlogo" />;
  return (
    <span
      className="dlogo dlogo--drawn"
      style={
        {
          "--logo": `url("${pictureAddress(logo)}")`,
          aspectRatio: `${width} / ${height}`,
        } as CSSProperties /* a custom property */
      }
    />
  );
}
