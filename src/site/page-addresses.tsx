import { useLocation, useMatches } from "react-router";
import { inLocale } from "#domain/language-paths.ts";
import { defaultLocale, localeFacts, locales } from "#domain/locale.ts";
import { hasCanonicalQuery, pageOfList } from "#site/canonical-query.ts";
import { localeOfPath } from "#site/locale-of-path.ts";

/** This page's own address, and the same page in the other languages. React moves them into the head. */
export function PageAddresses({ origin }: { origin: string }) {
  const { pathname, search } = useLocation();
  const locale = localeOfPath(pathname);
  const [own = pageOfList(search)] = useMatches().flatMap(({ handle, loaderData }) =>
    hasCanonicalQuery(handle) ? [handle.canonicalQuery(search, loaderData)] : [],
  );
  const path = pathname + own;
  return (
    <>
      <link rel="canonical" href={origin + path} />
      {locales.map((code) => (
        <link
          key={code}
          rel="alternate"
          hrefLang={localeFacts[code].htmlLang}
          href={origin + inLocale(code, path)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + inLocale(defaultLocale, path)} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:site_name" content="Sahil" />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={localeFacts[locale].iso.replace("-", "_")} />
    </>
  );
}
