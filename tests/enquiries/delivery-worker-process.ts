/** A program that runs one delivery worker until it is killed. */
import { openDatabase } from "#database/open.ts";
import { startDeliveryWorker } from "#enquiries/delivery/delivery-worker.ts";
import { targetsOf } from "#enquiries/delivery/targets.ts";
import { readEnvironment } from "#environment";

const { databaseUrl, delivery } = readEnvironment(process.env);
startDeliveryWorker(openDatabase(databaseUrl), {
  targets: targetsOf(delivery, null),
  pollMs: 20,
  report: () => undefined,
  reportError: () => undefined, // the test finds missing deliveries
});
process.once("disconnect", () => process.exit()); // the parent process ended
