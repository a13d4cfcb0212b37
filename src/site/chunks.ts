/** Into which files the build puts the modules of the site. */

/** What the bundler knows of a module. */
export interface ModuleFacts {
  /** Who imports it, at once. */
  importers: readonly string[];
  /** Who imports it by `import()`. */
  dynamicImporters: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleFacts | null;
}

/** What surrounds every page: whatever these modules need before they can run. */
const ofEveryPage = /\/src\/site\/(?:entry\.client|root|routes\/language)\.tsx$/;

/** Pages where somebody does something: they need at once what others fetch afterwards. */
const tool = /\/src\/site\/routes\/(?:compare|enquiry|questionnaire|shortlist)\.tsx$/;

/** These have surroundings of their own. */
const apart = /\/src\/site\/routes\/(?:coming-soon|landing)\.tsx$/;

/** The module itself; React Router's build has another one for each, which imports it. */
const screen = /\/src\/site\/routes\/[\w-]+\.tsx$/;

/** What every page fetches as soon as it stands. */
const afterEveryPage =
  /\/src\/site\/(?:late-surroundings|features\/failure\/(?:failure|files-lost))\.tsx$/;

/** Screens that are read by which a module has to be needed at once to travel with what surrounds every page. */
const manyScreens = 8;

/** Parts of pages by which a module has to be shared for a file together with others of its kind. */
const manyParts = 5;

/**
 * The file of a module, or null where it may stand by itself. What every page loads, or many screens, is `site`, what every
 * page fetches afterwards `late`, and what several parts of pages share `parts`: a few files instead of dozens, for each is
 * asked for, checked and linked by itself. No page that is read waits for more than it needs to begin with: what few screens
 * import at once stays where it is.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  const needing = [...needingAtOnce(id, graph)];
  const isNeededBy = (kind: RegExp) => needing.some((module) => kind.test(module));
  if (isNeededBy(ofEveryPage)) return "site";
  const isRead = (module: string) =>
    screen.test(module) && !tool.test(module) && !apart.test(module);
  const read = needing.filter(isRead).length;
  if (read > 0) return read < manyScreens ? null : "site";
  const isLate = isNeededBy(afterEveryPage);
  const parts = needing.filter((module) => graph.getModuleInfo(module)?.dynamicImporters.length);
  if (!isLate && parts.length < manyParts) return null;
  if (isNeededBy(apart)) return "channels";
  return isLate ? "late" : "parts";
}

/** Who cannot run without a module, itself included: asked up through those who import it at once, never through an `import()`. */
function needingAtOnce(id: string, graph: ModuleGraph): Set<string> {
  const found = new Set([id]);
  for (const module of found) {
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) found.add(importer);
  }
  return found;
}
