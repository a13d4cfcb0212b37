// Every npm script starts here, on Node 20 or newer and without dependencies: it installs what is missing and runs the
// command under the Node of the lockfile.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

// Folders of src/ whose changes restart the development server; Vite watches the site and its messages.
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
  // npm scripts get npm's path in this variable; without it, npm is looked up on the PATH.
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
    stop("npm could not install the dependencies. Check that the package registry can be reached.");
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
      // The IPC channel closes when this process ends, even if it is killed, and the child then stops.
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

/** npm sends SIGTERM to the shell that runs the script, and the shell ends without forwarding it. */
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
