import type { SharePicture } from "#contract/picture.ts";

interface OpenGraphImageProps {
  picture: SharePicture;
  origin: string;
}

/** Open Graph tags. Rendered by the server only, because browsers do not use them. */
export function OpenGraphImage({ picture: { url, alt }, origin }: OpenGraphImageProps) {
  return (
    <>
      <meta property="og:image" content={origin + url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
