import { expect, test } from "vitest";
import type { TeamMember } from "#contract/people.ts";
import { membersByLanguage } from "#site/features/team/members-by-language.ts";

const color = "#193a4e";
const portrait = { url: "", widths: [], formats: [], width: 4, height: 5, color, alt: "" };

function member(slug: string, ...languages: string[]): TeamMember {
  return { slug, name: slug, portrait, title: "", languages, bio: "", whatsapp: "turkey" };
}

const team = [
  member("leyla", "tr", "en", "ar"),
  member("irina", "ru", "en"),
  member("yasmin", "ar", "en"),
];

const shown = (visitorLanguage: string) =>
  membersByLanguage(team, visitorLanguage).map(({ code, speakers }) => [
    code,
    ...speakers.map(({ slug }) => slug),
  ]);

test("the visitor's language comes first, then the most spoken ones", () => {
  expect(shown("ru")).toEqual([
    ["ru", "irina"],
    ["en", "leyla", "irina", "yasmin"],
    ["ar", "leyla", "yasmin"],
    ["tr", "leyla"],
  ]);
});

test("the other languages are listed where nobody speaks the visitor's", () => {
  expect(shown("zh").map(([code]) => code)).toEqual(["en", "ar", "tr", "ru"]);
});
