/** Makes the initials of a name in Latin letters: of its first word, and of its last where there are several. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const shown = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return shown.map((word) => Array.from(word ?? "")[0]?.toUpperCase()).join("");
}
