import type { ContentPack } from "#content/pack.ts";

export const pictureless = { project: "marina-arc", member: "emre-solak" };

export function packWithoutPictures(pack: ContentPack): ContentPack {
  return {
    ...pack,
    projects: pack.projects.map((project) =>
      project.slug === pictureless.project ? { ...project, images: [] } : project,
    ),
    departments: pack.departments.map((department) => ({
      ...department,
      members: department.members.map((member) =>
        member.slug === pictureless.member ? { ...member, portrait: null } : member,
      ),
    })),
  };
}
