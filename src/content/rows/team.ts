import type { Department, TeamMember } from "#content/kinds/department.ts";
import { fromJson, toJson } from "#database/json.ts";
import { eachLocale, localized } from "#content/rows/localized.ts";
import { mapping } from "#content/rows/mapping.ts";

export const departments = mapping({
  name: "departments",
  table: "department",
  parts: ["department_text"],
  toColumns: (_department: Omit<Department, "members">) => ({}),
  toParts: ({ name }) => ({ department_text: eachLocale((locale) => ({ name: name[locale] })) }),
  toContent: ({ identity, parts }) => ({
    ...identity,
    name: localized(parts.department_text, (text) => text.name),
  }),
});

export const teamMembers = mapping({
  name: "team members",
  table: "team_member",
  listedIn: "department_id",
  parts: ["team_member_text"],
  toColumns: (
    { department, name, portrait, languages, whatsapp }: TeamMember & { department: string },
    ids,
  ) => ({
    department_id: ids.idOf("department", department),
    name,
    portrait,
    languages: toJson(languages),
    whatsapp,
  }),
  toParts: ({ title, bio }) => ({
    team_member_text: eachLocale((locale) => ({ title: title[locale], bio: bio[locale] })),
  }),
  toContent: ({ identity, columns, parts: { team_member_text: texts } }, ids) => ({
    ...identity,
    department: ids.slugOf("department", columns.department_id),
    name: columns.name,
    portrait: columns.portrait,
    title: localized(texts, (text) => text.title),
    languages: fromJson<string[]>(columns.languages),
    bio: localized(texts, (text) => text.bio),
    whatsapp: columns.whatsapp,
  }),
});
