/** Says on one line of the terminal what is being done and how long it took. Logs go to the other stream. */
export async function step<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  process.stderr.write(`${label} … `);
  try {
    const result = await work();
    process.stderr.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stderr.write("failed\n");
    throw error;
  }
}
