import type { Project } from "#content/kinds/project.ts";
import { paymentPlans } from "#content/rows/payment-plans.ts";
import { projectColumns, projectFacts } from "#content/rows/project-columns.ts";
import {
  distanceRows,
  distances,
  projectTextRows,
  projectTexts,
} from "#content/rows/project-texts.ts";
import { mapping } from "#content/rows/mapping.ts";
import { unitOf, unitRow } from "#content/rows/units.ts";

export const projects = mapping({
  name: "projects",
  table: "project",
  unique: "ref",
  parts: [
    "project_text",
    "project_type",
    "project_amenity",
    "project_image",
    "project_floor_plan",
    "project_distance",
    "project_distance_text",
    "unit",
  ],
  nested: paymentPlans,
  toColumns: projectColumns,
  toParts: (project: Project, ids) => ({
    project_text: projectTextRows(project),
    project_type: project.types.map((type, position) => ({
      position,
      property_type_id: ids.idOf("property_type", type),
    })),
    project_amenity: project.amenities.map((amenity, position) => ({
      position,
      amenity_id: ids.idOf("amenity", amenity),
    })),
    project_image: project.images.map((file, position) => ({ position, file })),
    project_floor_plan: project.floorPlans.map((plan, position) => ({ position, ...plan })),
    project_distance: project.distances.map(({ minutes, mode }, position) => ({
      position,
      minutes,
      mode,
    })),
    project_distance_text: distanceRows(project.distances),
    unit: project.units.map((unit, position) => unitRow(unit, position, ids)),
  }),
  toContent: ({ identity, columns, parts, nested }, ids) => ({
    ...identity,
    ...projectFacts(columns, ids),
    ...projectTexts(parts.project_text),
    types: parts.project_type.map((type) => ids.slugOf("property_type", type.property_type_id)),
    amenities: parts.project_amenity.map((amenity) => ids.slugOf("amenity", amenity.amenity_id)),
    images: parts.project_image.map((image) => image.file),
    floorPlans: parts.project_floor_plan.map(({ file, rooms }) => ({ file, rooms })),
    units: parts.unit.map((unit) => unitOf(unit, ids)),
    paymentPlans: nested,
    distances: distances(parts.project_distance, parts.project_distance_text),
  }),
});
