/** `npm run fuzz -- [--seed n] [--requests n]`: sends random requests to the API and checks its answers. */
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { CommandError, runCommand } from "#commands/run.ts";
import { loadPack } from "#content/load.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { partlyWithdrawnPack } from "#tests/api/partly-withdrawn.ts";
import { fuzz, type FuzzReport } from "#tests/fuzz/fuzz.ts";
import { openHarness } from "#tests/fuzz/harness.ts";
import { demoContent } from "#tests/support/demo-content.ts";

/** One in this many requests goes through a socket. */
const socketShare = 10;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: "string", default: "20261121" },
      requests: { type: "string", default: "20000" },
    },
  });
  const [seed, requests] = [numberOf("seed", values.seed), numberOf("requests", values.requests)];
  const { database, forget } = await openContent(process.env["DATABASE_URL"] ?? "sqlite::memory:");
  const rig = await openHarness(database);
  const overHttp = Math.round(requests / socketShare);
  const started = performance.now();
  const inside = await fuzz({ ...rig, seed, requests: requests - overHttp });
  const outside = await fuzz({
    ...rig,
    clients: [rig.overHttp],
    seed: seed + 1_000_000,
    requests: overHttp,
  });
  const faultsOfHeads = await rig.faultsOfHeads();
  await rig.close();
  await forget();

  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`seed ${seed}: ${inside.requestCount} requests in process, each asked twice, and`);
  console.log(`${outside.requestCount} over a socket, ${seconds} s`);
  printSummary(inside);
  printSummary(outside);
  const findings = [...inside.findings, ...outside.findings];
  for (const { fault, request } of findings) console.log(`\n${fault}\n${JSON.stringify(request)}`);
  for (const fault of faultsOfHeads) console.log(`\nmalformed head ${fault}`);
  for (const failure of rig.failures.slice(0, 10)) console.log(failure);
  const count = findings.length + faultsOfHeads.length;
  if (count + rig.failures.length > 0)
    throw new CommandError(`${count} findings with seed ${seed}.`);
  console.log("no findings");
});

function numberOf(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new CommandError(`--${name} must be a whole number; it is "${text}".`);
}

/** The demo content in its own database, on PostgreSQL in a schema dropped afterwards. */
async function openContent(url: string) {
  const isPostgres = url.startsWith("postgres");
  const schema = `fuzz_${process.pid}`;
  const database = openDatabase(isPostgres ? url : "sqlite::memory:", isPostgres ? { schema } : {});
  if (isPostgres) await sql`create schema ${sql.id(schema)}`.execute(database);
  await migrateToLatest(database);
  const [pack, { pictures }] = await Promise.all([partlyWithdrawnPack(), demoContent()]);
  await loadPack(database, pack, pictures);
  return {
    database,
    async forget() {
      if (isPostgres) await sql`drop schema ${sql.id(schema)} cascade`.execute(database);
      await database.destroy();
    },
  };
}

function printSummary({ statuses, times, slowest }: FuzzReport): void {
  const byStatus = [...statuses].sort(([one], [other]) => one - other);
  console.log(
    `\nby status: ${byStatus.map(([status, count]) => `${status} × ${count}`).join(", ")}`,
  );
  for (const [name, all] of [...times].sort(([one], [other]) => one.localeCompare(other))) {
    const sorted = all.toSorted((one, other) => one - other);
    const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
    console.log(
      `${name.padEnd(18)}${String(all.length).padStart(6)}  p50 ${at(0.5)} ms  p99 ${at(0.99)} ms`,
    );
  }
  console.log(`slowest: ${slowest.ms.toFixed(0)} ms ${slowest.target.slice(0, 300)}`);
}
