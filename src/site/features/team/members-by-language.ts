import type { TeamMember } from "#contract/people.ts";

export interface LanguageMembers {
  /** ISO 639-1. */
  code: string;
  speakers: readonly TeamMember[];
}

/** The visitor's language first, then by number of speakers. */
export function membersByLanguage(
  members: readonly TeamMember[],
  visitorLanguage: string,
): readonly LanguageMembers[] {
  const codes = new Set(members.flatMap(({ languages }) => languages));
  return [...codes]
    .map((code) => ({
      code,
      speakers: members.filter(({ languages }) => languages.includes(code)),
    }))
    .toSorted(
      (one, other) =>
        Number(other.code === visitorLanguage) - Number(one.code === visitorLanguage) ||
        other.speakers.length - one.speakers.length,
    );
}
