import { memo } from "react";
import { countryChoices, type CountryChoice } from "#i18n/country-names.ts";
import { useVisitor } from "#i18n/visitor.tsx";

interface CountryOptionsProps {
  /** With the calling code behind the name. */
  codes?: boolean;
}

/** Every country by its name, the likely ones of the language first. Drawn once: a form is drawn anew while it is typed in. */
export const CountryOptions = memo(function CountryOptions({ codes = false }: CountryOptionsProps) {
  const { locale } = useVisitor();
  const { likely, others } = countryChoices(locale);
  return [...likely, ...others].map((choice) => (
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
