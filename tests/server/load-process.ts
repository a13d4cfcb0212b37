/** A program, `load-process.ts <database> <tagline>`: loads the demo content with another tagline for Lara Palms. */
import { loadPack } from "#content/load.ts";
import { openDatabase } from "#database/open.ts";
import { demoContent } from "#tests/support/demo-content.ts";

const [databaseUrl = "", en = ""] = process.argv.slice(2);
const { pack, pictures } = await demoContent();
const projects = pack.projects.map((project) =>
  project.slug === "lara-palms" ? { ...project, tagline: { ...project.tagline, en } } : project,
);
const database = openDatabase(databaseUrl);
await loadPack(database, { ...pack, projects }, pictures);
await database.destroy();
