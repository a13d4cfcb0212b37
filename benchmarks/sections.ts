import { benchApi } from "#benchmarks/api/bench-api.ts";
import { benchEnquiries } from "#benchmarks/enquiries.ts";
import { benchMemory } from "#benchmarks/memory/bench-memory.ts";
import { benchPageCache } from "#benchmarks/page-cache.ts";
import { benchRender } from "#benchmarks/render.ts";
import { benchScale } from "#benchmarks/scale/bench-scale.ts";
import { benchStart } from "#benchmarks/start.ts";
import { benchWire } from "#benchmarks/wire/bench-wire.ts";
import type { Section } from "#benchmarks/support/row.ts";

interface BenchSection {
  run: Section;
  /** Starts built sites, on a database that was filled before. */
  needsSite?: true;
  takesMinutes?: true;
  /** Runs only when its name was given. */
  onlyNamed?: true;
  /** Is handed the further words of the command line, such as names of pages. */
  takesNames?: true;
}

/** Every section by its name, in the order of the one table; the rows of each carry that name. */
export const sections: Readonly<Record<string, BenchSection>> = {
  start: { run: benchStart, needsSite: true },
  wire: { run: benchWire, needsSite: true },
  render: { run: benchRender, needsSite: true },
  "page-cache": { run: benchPageCache, needsSite: true },
  api: { run: benchApi, needsSite: true },
  enquiries: { run: benchEnquiries },
  memory: { run: benchMemory, needsSite: true, takesMinutes: true },
  lighthouse: {
    run: async (names) =>
      (await import("#benchmarks/browser/lighthouse.ts")).benchLighthouse(names),
    needsSite: true,
    takesMinutes: true,
    takesNames: true,
  },
  interaction: {
    run: async () => (await import("#benchmarks/browser/interaction.ts")).benchInteraction(),
    needsSite: true,
    takesMinutes: true,
  },
  faces: {
    run: async () => (await import("#benchmarks/browser/late-faces.ts")).benchLateFaces(),
    needsSite: true,
    takesMinutes: true,
  },
  untouched: {
    run: async () => (await import("#benchmarks/browser/untouched.ts")).benchUntouched(),
    needsSite: true,
    takesMinutes: true,
  },
  scale: { run: benchScale, onlyNamed: true },
};
