import { useLocation, useMatches } from "react-router";
import { inLocale } from "#domain/links.ts";
import { defaultLocale, localeFacts, locales } from "#domain/locale.ts";
import { hasCanonicalAddress, listAddress } from "#site/seo/canonical-address.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";

/** Canonical and alternate-language links; React hoists them into the head. */
export function PageAddresses({ origin }: { origin: string }) {
  const asked = useLocation();
  const locale = localeOfPath(asked.pathname);
  const [listed = listAddress(asked)] = useMatches().flatMap(({ handle, loaderData }) =>
    hasCanonicalAddress(handle) ? [handle.canonicalAddress(asked, loaderData)] : [],
  );
  return (
    <>
      <link rel="canonical" href={origin + listed} />
      {locales.map((code) => (
        <link
          key={code}
          rel="alternate"
          hrefLang={localeFacts[code].htmlLang}
          href={origin + inLocale(code, listed)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + inLocale(defaultLocale, listed)} />
      <meta property="og:url" content={origin + listed} />
      <meta property="og:site_name" content="Sahil" />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={localeFacts[locale].iso.replace("-", "_")} />
    </>
  );
}
