/** What one database's process hands to the one that prints. Times in milliseconds, memory in MB that is resident. */
export interface Measured {
  /** The first listing of all, which reads the whole inventory, and how long at most it kept other requests waiting. */
  inventory: { ms: number; longestPauseMs: number };
  startMb: number;
  madeMb: number;
  /** After each round of other requests on one catalog, garbage collected. */
  roundMb: number[];
  /** Of each request, by kind; each round has texts that nobody has asked for before it. */
  times: Record<string, number[]>;
  /** Of requests with a text that was asked for before. */
  textsAgain: number[];
  /** Of each request for suggestions. */
  suggestions: number[];
  /** A listing, on all threads of the process. */
  cpuMs: number;
}
