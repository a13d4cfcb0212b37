import { LRUCache } from "lru-cache";

interface Bounds {
  /** So many texts are remembered: those that came last. */
  most: number;
  /** Of a longer text nothing is remembered. */
  longest: number;
}

/** Works something out of each text once, for texts that come again and again. The same text must give the same. */
export function remembered<Value>(
  workOut: (text: string) => Value,
  { most, longest }: Bounds,
): (text: string) => Value {
  const known = new LRUCache<string, { value: Value }>({ max: most });

  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before.value;
    const value = workOut(text);
    if (text.length <= longest) known.set(text, { value });
    return value;
  };
}
