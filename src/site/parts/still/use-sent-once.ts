import { useState } from "react";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import type { Sent } from "#site/parts/still/sent.ts";

/**
 * The data of a region as they came first, for as long as they tell the same to the same visitor: then the region stays as it
 * stands when its page asks for something else. `told` names what they tell.
 */
export function useSentOnce<Name extends string>(data: Sent<Name>, told: string): Sent<Name> {
  const { locale, currency, areaUnit } = useVisitorChoice();
  const name = [told, locale, currency, areaUnit].join(" ");
  const [first, keep] = useState({ data, name });
  if (first.name === name) return first.data;
  keep({ data, name });
  return data;
}
