interface Bounds {
  /** So many texts are remembered, then all are forgotten. */
  most: number;
  /** Of a longer text nothing is remembered. */
  longest: number;
}

/** Works something out of each text once, for texts that come again and again. The same text must give the same. */
export function remembered<Value>(
  workOut: (text: string) => Value,
  { most, longest }: Bounds,
): (text: string) => Value {
  const known = new Map<string, { value: Value }>();

  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before.value;
    const value = workOut(text);
    if (text.length > longest) return value;
    if (known.size === most) known.clear();
    known.set(text, { value });
    return value;
  };
}
