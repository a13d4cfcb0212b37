import type { Department, TeamMember } from "#contract/people.ts";
import { groupBy } from "#catalog/group-by.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import { fromJson } from "#database/json.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/** Lists the departments with their members, both in content order; departments without members are left out. */
export async function listTeam(context: ReadContext): Promise<Department[]> {
  const rows = await selectMembers(context).execute();
  const members = await describeMembers(context, rows);
  const membersOf = groupBy(
    rows.map(({ department }, index) => ({ department, member: members[index] })),
    ({ department }) => department,
    ({ member }) => member,
  );
  const names = new Map(rows.map(({ department, departmentName }) => [department, departmentName]));
  return [...names].map(([slug, name]) => ({
    slug,
    name,
    members: membersOf(slug).filter((member) => member !== undefined),
  }));
}

/** Finds a team member by id; null if the member or the department is withdrawn. */
export async function findTeamMember(context: ReadContext, id: number): Promise<TeamMember | null> {
  const rows = await selectMembers(context).where("member.id", "=", id).execute();
  const [member] = await describeMembers(context, rows);
  return member ?? null;
}

type MemberRow = Awaited<ReturnType<ReturnType<typeof selectMembers>["execute"]>>[number];

async function describeMembers(
  context: ReadContext,
  rows: readonly MemberRow[],
): Promise<TeamMember[]> {
  const pictureOf = await findPictures(
    context,
    rows.map(({ portrait }) => portrait),
  );
  return rows.map(({ slug, name, portrait, title, languages, bio, whatsapp }) => ({
    slug,
    name,
    portrait: portrait === null ? null : pictureOf(portrait),
    title,
    languages: fromJson<string[]>(languages),
    bio,
    whatsapp,
  }));
}

function selectMembers({ database, locale }: ReadContext) {
  return database
    .selectFrom("team_member as member")
    .innerJoin("team_member_text as text", (join) =>
      join.onRef("text.team_member_id", "=", "member.id").on("text.locale", "=", locale),
    )
    .innerJoin("department", "department.id", "member.department_id")
    .innerJoin("department_text", (join) =>
      join
        .onRef("department_text.department_id", "=", "department.id")
        .on("department_text.locale", "=", locale),
    )
    .select([
      "department.slug as department",
      "department_text.name as departmentName",
      "member.slug",
      "member.name",
      "member.portrait",
      "text.title",
      "member.languages",
      "text.bio",
      "member.whatsapp",
    ])
    .where("member.published", "=", 1)
    .where("department.published", "=", 1)
    .orderBy("department.position")
    .orderBy("department.id")
    .orderBy("member.position")
    .orderBy("member.id");
}
