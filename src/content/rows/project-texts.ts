import type { Selectable } from "kysely";
import type { Database } from "#database/schema.ts";
import type { Project } from "#content/kinds/project.ts";
import { fromJson, toJson } from "#database/json.ts";
import { eachLocale, localized, localizedList, localizedTexts } from "#content/rows/localized.ts";

interface Question {
  q: string;
  a: string;
}

export function projectTextRows({ tagline, summary, description, highlights, faqs }: Project) {
  return eachLocale((locale) => ({
    tagline: tagline[locale],
    summary: summary[locale],
    description: description[locale],
    highlights: toJson(highlights.map((highlight) => highlight[locale])),
    faqs: toJson(faqs.map(({ q, a }): Question => ({ q: q[locale], a: a[locale] }))),
  }));
}

export function projectTexts(
  rows: readonly Omit<Selectable<Database["project_text"]>, "project_id">[],
) {
  return {
    tagline: localized(rows, (text) => text.tagline),
    summary: localized(rows, (text) => text.summary),
    description: localized(rows, (text) => text.description),
    highlights: localizedTexts(rows, (text) => fromJson<string[]>(text.highlights)),
    faqs: localizedList(rows, (text) => fromJson<Question[]>(text.faqs)).map((question) => ({
      q: localized(question, ({ item }) => item.q),
      a: localized(question, ({ item }) => item.a),
    })),
  };
}

export function distanceRows(distances: Project["distances"]) {
  return distances.flatMap(({ to }, position) =>
    eachLocale((locale) => ({ position, place: to[locale] })),
  );
}

export function distances(
  rows: readonly Omit<Selectable<Database["project_distance"]>, "project_id">[],
  texts: readonly Omit<Selectable<Database["project_distance_text"]>, "project_id">[],
): Project["distances"] {
  return rows.map(({ position, minutes, mode }) => {
    const names = texts.filter((text) => text.position === position);
    return { to: localized(names, (text) => text.place), minutes, mode };
  });
}
