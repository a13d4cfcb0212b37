/** What `ask.ts` is told on its standard input, and what it writes. */
export interface TimedAsking {
  port: number;
  path: string;
  headers: Readonly<Record<string, string>>;
  status: number;
  /** Asked before anything is counted, so that the compiler of the engine has seen the code. */
  warmUp: number;
  rounds: number;
}

/** Milliseconds of each counted request, from its first byte sent to the answer's last. */
export type Times = readonly number[];
