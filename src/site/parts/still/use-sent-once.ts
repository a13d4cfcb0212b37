import { useState } from "react";
import { useVisitor } from "#i18n/visitor.tsx";
import type { Sent } from "#site/parts/still/sent.ts";

/**
 * The data of a region as they came first, for as long as they tell the same to the same visitor: then the region stays as it
 * stands when its page asks for something else. `told` names what they tell.
 */
export function useSentOnce<Name extends string>(data: Sent<Name>, told: string): Sent<Name> {
  const { locale, currency, areaUnit } = useVisitor();
  const name = [told, locale, currency.code, areaUnit].join(" ");
  const [first, keep] = useState({ data, name });
  if (first.name === name) return first.data;
  keep({ data, name });
  return data;
}
