// The one start file of every npm script. Node 20 can run it, without a single dependency: it installs what is missing
// and hands over to src/commands under the Node that the lockfile names.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

// The site's own files and its texts are Vite's to watch; for these the server starts anew.
const watched = [
  "api",
  "catalog",
  "commands",
  "content",
  "contract",
  "database",
  "domain",
  "enquiries",
  "environment",
  "environment.ts",
  "http",
  "memory",
  "server",
];

const commands = {
  start: { file: "src/commands/start.ts", mode: "production" },
  api: { file: "src/commands/api.ts", mode: "production" },
  dev: {
    file: "src/commands/dev.ts",
    mode: "development",
    flags: ["--watch", "--watch-preserve-output", ...watched.map((it) => `--watch-path=src/${it}`)],
  },
  build: { file: "src/commands/build.ts", mode: "production" },
  content: { file: "src/commands/content.ts", mode: "production" },
  backup: { file: "src/commands/backup.ts", mode: "production" },
  enquiries: { file: "src/commands/enquiries.ts", mode: "production" },
  bench: { file: "benchmarks/run.ts" },
  size: { file: "benchmarks/size.ts" },
  fuzz: { file: "tests/fuzz/run.ts" },
  examples: { file: "src/commands/examples.ts" },
  screenshots: { file: "tests/screenshots/run.ts", mode: "production" },
  "audit:pages": { file: "tests/audit/run.ts", mode: "production" },
  test: { file: "src/commands/test.ts" },
  "test:all": { file: "src/commands/test-all.ts" },
  verify: { file: "src/commands/verify.ts" },
};

const root = path.dirname(fileURLToPath(import.meta.url));
const [name = "", ...rest] = process.argv.slice(2);

if (majorOf(process.versions.node) < 20) {
  stop(`Sahil needs Node 20 or newer; this is Node ${process.versions.node}.`);
}
if (!Object.hasOwn(commands, name)) {
  stop(`There is no command "${name}"; the commands are ${Object.keys(commands).join(", ")}.`);
}
installIfChanged();
run(commands[name]);

function installIfChanged() {
  const note = path.join(root, "node_modules/.sahil-install");
  if (existsSync(note) && readFileSync(note, "utf8") === hashOfDependencies()) return;
  process.stderr.write("Installing dependencies …\n");
  const started = Date.now();
  // Under an npm script npm tells where it stands; called by hand, it is the one on the path.
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []];
  const { status } = spawnSync(
    program,
    [
      ...first,
      "install",
      "--engine-strict=false",
      "--include=dev",
      "--include=optional",
      "--no-save",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ],
    { cwd: root, stdio: ["ignore", "ignore", "inherit"], shell: process.platform === "win32" },
  );
  if (status !== 0) {
    stop("npm could not install the dependencies; is the package registry within reach?");
  }
  writeFileSync(note, hashOfDependencies());
  process.stderr.write(`Installed in ${Math.round((Date.now() - started) / 1000)} s.\n`);
}

function hashOfDependencies() {
  const hash = createHash("sha256");
  for (const file of ["package.json", "package-lock.json"]) {
    hash.update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
}

/** The Node of the platform package, else this one if it is new enough. */
function findNode() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const program = platform === "win" ? "bin/node.exe" : "bin/node";
  const packaged = path.join(root, "node_modules", `node-${platform}-${process.arch}`, program);
  if (existsSync(packaged)) return packaged;
  if (majorOf(process.versions.node) >= 24) return process.execPath;
  stop(
    `On ${process.platform} ${process.arch} Sahil needs Node 24 or newer; this is Node ${process.versions.node}.`,
  );
}

function run({ file, mode, flags = [] }) {
  const child = spawn(
    findNode(),
    ["--disable-warning=ExperimentalWarning", ...flags, path.join(root, file), ...rest],
    {
      cwd: root,
      // The channel tells the child when this process is gone, however it went.
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      env: {
        NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/compile"),
        ...process.env,
        ...(mode && { NODE_ENV: mode }),
      },
    },
  );
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  stopWithNpm(child);
  child.on("error", (error) => stop(`${name} could not be started: ${error.message}.`));
  child.on("exit", (status, signal) => {
    process.removeAllListeners(signal ?? "");
    if (signal) process.kill(process.pid, signal);
    else process.exit(status ?? 1);
  });
}

/** npm passes SIGTERM to the shell that it runs scripts in, and that shell dies without passing it on. */
function stopWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === "win32") return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 500);
  watch.unref();
}

function majorOf(version) {
  return Number(version.split(".", 1)[0]);
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
