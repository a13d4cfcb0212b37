import { useLocation, useMatches } from "react-router";
import { inLocale } from "#domain/links.ts";
import { defaultLocale, localeFacts, locales } from "#domain/locale.ts";
import { hasCanonicalPath, listCanonicalPath } from "#site/seo/canonical-path.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";

/** Canonical and alternate-language links; React hoists them into the head. */
export function CanonicalLinks({ origin }: { origin: string }) {
  const location = useLocation();
  const locale = localeOfPath(location.pathname);
  const [canonicalPath = listCanonicalPath(location)] = useMatches().flatMap(
    ({ handle, loaderData }) =>
      hasCanonicalPath(handle) ? [handle.canonicalPath(location, loaderData)] : [],
  );
  return (
    <>
      <link rel="canonical" href={origin + canonicalPath} />
      {locales.map((code) => (
        <link
          key={code}
          rel="alternate"
          hrefLang={localeFacts[code].htmlLang}
          href={origin + inLocale(code, canonicalPath)}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={origin + inLocale(defaultLocale, canonicalPath)}
      />
      <meta property="og:url" content={origin + canonicalPath} />
      <meta property="og:site_name" content="Sahil" />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={localeFacts[locale].iso.replace("-", "_")} />
    </>
  );
}
