import { useLocation } from "react-router";
import { inLocale } from "#domain/links.ts";
import { defaultLocale, localeFacts, locales } from "#domain/locale.ts";
import { localeOfPath } from "#site/locale-of-path.ts";

/** This page's own address, and the same page in the other languages. React moves them into the head. */
export function PageAddresses({ origin }: { origin: string }) {
  const { pathname, search } = useLocation();
  const locale = localeOfPath(pathname);
  const path = pathname + pageOf(search);
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

/** Of a query only the page number makes a page of its own; filters show parts of one. */
function pageOf(search: string): string {
  const page = new URLSearchParams(search).get("page");
  return page !== null && /^[1-9]\d*$/.test(page) && page !== "1" ? `?page=${page}` : "";
}
