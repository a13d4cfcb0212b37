import { memo } from "react";
import { countryChoices, type CountryChoice } from "#i18n/country-names.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";

interface CountryOptionsProps {
  /** Adds the calling code to the name. */
  codes?: boolean;
  /** Limits the list to the locale's likely countries and this one. */
  onlyLikelyAnd?: string | null;
}

/** Memoised because the form renders on each keystroke. The locale's likely countries come first. */
export const CountryOptions = memo(function CountryOptions(props: CountryOptionsProps) {
  const { codes = false, onlyLikelyAnd = null } = props;
  const { locale } = useVisitorPreferences();
  const { likely, others } = countryChoices(locale);
  const shown =
    onlyLikelyAnd === null ? others : others.filter(({ code }) => code === onlyLikelyAnd);
  return [...likely, ...shown].map((choice) => (
    // Country names may differ between the ICU data of browser and server; the server's stays.
    <option key={choice.code} value={choice.code} suppressHydrationWarning>
      {codes ? withCallingCode(choice) : choice.name}
    </option>
  ));
});

/** Isolates the code left to right in every language. */
function withCallingCode({ name, callingCode }: CountryChoice): string {
  return `${name} \u2066+${callingCode}\u2069`;
}
