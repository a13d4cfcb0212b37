import { memo } from "react";
import { countryChoices, type CountryChoice } from "#i18n/country-names.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";

interface CountryOptionsProps {
  /** With the calling code behind the name. */
  codes?: boolean;
  /** Only the likely ones of the language, and this one. */
  likelyAnd?: string | null;
}

/** Countries by their names, the likely ones of the language first. Drawn once: a form is drawn anew while it is typed in. */
export const CountryOptions = memo(function CountryOptions(props: CountryOptionsProps) {
  const { codes = false, likelyAnd = null } = props;
  const { locale } = useVisitorChoice();
  const { likely, others } = countryChoices(locale);
  const shown = likelyAnd === null ? others : others.filter(({ code }) => code === likelyAnd);
  return [...likely, ...shown].map((choice) => (
    // Browsers and server may know another name for a country; the server's stays.
    <option key={choice.code} value={choice.code} suppressHydrationWarning>
      {codes ? coded(choice) : choice.name}
    </option>
  ));
});

/** The code from left to right in every language. */
function coded({ name, callingCode }: CountryChoice): string {
  return `${name} \u2066+${callingCode}\u2069`;
}
