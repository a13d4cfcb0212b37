/** In the language in which the site was installed. */
import { linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import type { Route } from "./+types/app-manifest.ts";

const icons = [
  { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
  { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
  { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
  { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
];

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const { htmlLang, direction } = localeFacts[locale];
  const manifest = {
    id: "/",
    name: "Sahil",
    short_name: "Sahil",
    description: translatorFor(locale, "offline")("application"),
    lang: htmlLang,
    dir: direction,
    start_url: linkTo(locale, "home"),
    scope: "/",
    display: "standalone",
    display_override: ["minimal-ui"], // with back and forward buttons, where a browser has them
    background_color: "#FBFAF7",
    theme_color: "#193A4E",
    icons,
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
