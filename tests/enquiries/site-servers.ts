import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { afterAll, onTestFinished } from "vitest";
import type { EnquiryOutcome } from "#contract/enquiry/outcome.ts";

/** Bundled into one file, which starts in half the time. */
async function bundleSite(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "sahil-enquiry-server-"));
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: path.join(import.meta.dirname, "enquiry-server-process.ts"),
      outDir: folder,
      target: "node24",
      rolldownOptions: { output: { entryFileNames: "enquiry-server-process.mjs" } },
    },
  });
  return path.join(folder, "enquiry-server-process.mjs");
}

let bundled: Promise<string> | undefined;

afterAll(async () => {
  if (bundled !== undefined) rmSync(path.dirname(await bundled), { recursive: true });
});

export interface SiteProcess {
  /** Resolves with the server's answer; rejects when the server is gone. */
  post(form: Record<string, string>): Promise<EnquiryOutcome>;
  /** Sends SIGKILL, like a power failure. */
  kill(): Promise<void>;
}

/** Starts a server on a migrated database, killed at the latest when the test ends. */
export async function startSite(
  databaseUrl: string,
  variables: Record<string, string> = {},
): Promise<SiteProcess> {
  bundled ??= bundleSite();
  const child = fork(await bundled, {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: path.join(tmpdir(), "sahil-compiled"),
      PORT: "0",
      DATABASE_URL: databaseUrl,
      ENQUIRIES_PER_ADDRESS: "none",
      ENQUIRIES_PER_PHONE: "none",
      ENQUIRY_WEBHOOK_URL: "http://127.0.0.1:9/nobody-is-there",
      ENQUIRY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString("base64")}`,
      ...variables,
    },
  });
  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  }
  onTestFinished(kill);
  const [url] = await once(child, "message");
  return {
    kill,
    async post(form) {
      const answer = await fetch(`${url}/en/enquiry/send`, {
        method: "POST",
        body: new URLSearchParams(form),
      });
      return (await answer.json()) as EnquiryOutcome; // the route's answer
    },
  };
}

/** The script's form fields; each has one submission key, also when sent again. */
export function formOf(message: string): Record<string, string> {
  return {
    kind: "contact",
    name: "Дмитрий Соколов",
    phone: "+7 912 345-67-89",
    channel: "telegram",
    answer_locale: "ru",
    message,
    consent: "on",
    privacy_version: "2026-11-01",
    page: "/en/contact-us",
    key: crypto.randomUUID(),
    elapsed_ms: "8000",
  };
}
