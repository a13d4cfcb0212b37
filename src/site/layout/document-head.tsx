import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import cyrillic from "#site/styles/fonts/commissioner-cyrillic.woff2?url";
import latin from "#site/styles/fonts/commissioner-latin.woff2?url";
import plain from "#site/styles/fonts/commissioner-plain.woff2?url";
import turkish from "#site/styles/fonts/commissioner-turkish.woff2?url";
import arabicText from "#site/styles/fonts/plex-arabic-400.woff2?url";
import arabicStrong from "#site/styles/fonts/plex-arabic-600.woff2?url";
import stylesheet from "#site/styles/app.css?url";

/** Commissioner is one variable file, Plex Arabic one per weight; English pages need Turkish place names. */
const fonts: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  en: [latin, turkish],
  ar: [plain, arabicText, arabicStrong],
  ru: [latin, cyrillic],
  tr: [latin, turkish],
};

export function DocumentHead({ locale }: { locale: Locale }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      {(fonts[locale] ?? [latin]).map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <meta name="theme-color" content="#193A4E" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={linkTo(locale, "manifest")} />
    </>
  );
}
