interface NamedPlace {
  town: { name: string } | null;
  city: { name: string };
  country: { name: string };
}

/** Joins the two names of a place as a language does, which is the message `card.place`. */
type JoinNames = (names: { near: string; far: string }) => string;

/** Where a project stands: `Beyoğlu, Istanbul`. A name that repeats the wider one right behind it stands alone: `迪拜码头`. */
export function placeText({ town, city, country }: NamedPlace, join: JoinNames): string {
  const [near, far] = town === null ? [city.name, country.name] : [town.name, city.name];
  const text = join({ near, far });
  return text.startsWith(far + far) ? near : text;
}
