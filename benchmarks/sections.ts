import type { Measurement } from "#benchmarks/ceilings.ts";

export interface BenchOptions {
  /** Whether to take medians of three and every request instead of one and a share. */
  isFull: boolean;
}

type Section = (options: BenchOptions) => Promise<Measurement[]>;

/** In the order of a run; each is imported only when it runs. */
export const sections = {
  weights: async () => (await import("#benchmarks/weights/bench-weights.ts")).benchWeights(),
  lighthouse: async (options) =>
    (await import("#benchmarks/lighthouse.ts")).benchLighthouse(options),
  "slow-line": async (options) => (await import("#benchmarks/slow-line.ts")).benchSlowLine(options),
  interaction: async () =>
    (await import("#benchmarks/interaction/bench-interaction.ts")).benchInteraction(),
  "warm-page": async (options) => (await import("#benchmarks/warm-page.ts")).benchWarmPage(options),
  "fresh-page": async (options) =>
    (await import("#benchmarks/fresh-page/bench-fresh-page.ts")).benchFreshPage(options),
  api: async () => (await import("#benchmarks/api/bench-api.ts")).benchApi(),
  search: async () => (await import("#benchmarks/search/bench-search.ts")).benchSearch(),
  enquiries: async () => (await import("#benchmarks/enquiries.ts")).benchEnquiries(),
  process: async (options) =>
    (await import("#benchmarks/process/bench-process.ts")).benchProcess(options),
} as const satisfies Record<string, Section>;

export type SectionName = keyof typeof sections;
