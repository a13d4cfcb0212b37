/** Served as `/sw.js` where nothing is to be cached: replaces the former worker, clears its caches, unregisters. */
import { worker } from "#site/offline/service-worker-scope.ts";

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(unregister()));

async function unregister(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
