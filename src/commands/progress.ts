/** Prints a step and its duration on one line of standard error; logs go to standard output. */
export async function step<Result>(
  label: string,
  work: (progress: (text: string) => void) => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  const { stderr } = process;
  stderr.write(`${label} … `);
  try {
    const result = await work((text) => {
      if (stderr.isTTY) stderr.write(`\r\u001B[K${label} … ${text} `);
    });
    stderr.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    stderr.write("failed\n");
    throw error;
  }
}
