interface NamedPlace {
  town: { name: string } | null;
  city: { name: string };
  country: { name: string };
}

/** The message `card.place`. */
type JoinNames = (names: { near: string; far: string }) => string;

/** Formats a place: `Beyoğlu, Istanbul`; a name that starts with the wider one stands alone: `迪拜码头`. */
export function placeText({ town, city, country }: NamedPlace, join: JoinNames): string {
  const [near, far] = town === null ? [city.name, country.name] : [town.name, city.name];
  const text = join({ near, far });
  return text.startsWith(far + far) ? near : text;
}
