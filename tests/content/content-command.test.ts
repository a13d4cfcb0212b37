import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { runContentCommand } from "#commands/content/content-command.ts";
import { put, replace, tinyPack } from "#tests/support/patched-pack.ts";
import { captureCommand } from "#tests/support/capture-command.ts";
import { type Outcome, runProgram } from "#tests/support/run-program.ts";

let loaded: ReturnType<typeof installationIn>;
let load: Outcome;

/** Making pictures takes seconds. */
beforeAll(async () => {
  loaded = installationIn(await mkdtemp(join(tmpdir(), "sahil-content-")));
  await cp(tinyPack, loaded.pack, { recursive: true });
  load = await runProgram(["src/commands/content.ts", "load", loaded.pack], loaded.variables);
});

afterAll(() => rm(loaded.folder, { recursive: true }));

test("loads a pack, reports it, and changes nothing the second time", async () => {
  expect(load).toMatchObject({ status: 0 });
  expect(load.stderr).toContain("Making the pictures");
  expect(load.stdout).toMatch(/projects: 2 added/);
  const second = await loaded.content("load", loaded.pack);
  expect(second.stdout).toMatch(
    /^0 picture files written. Total: nothing has changed, \d+ entries are as they were.\n$/,
  );
});

test("exports the loaded content with pictures, and refuses a folder with other files", async () => {
  const { folder, pack, content } = loaded;
  const exported = join(folder, "exported");
  expect(await content("export", exported)).toMatchObject({ status: 0 });
  expect(await readFile(join(exported, "media/cover.jpg"))).toEqual(
    await readFile(join(pack, "media/cover.jpg")),
  );
  expect(await content("check", exported)).toMatchObject({ status: 0 });
  expect(await content("load", exported)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("nothing has changed"),
  });
  expect(await content("export", exported)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("is not empty"),
  });
});

test("reports every problem with file, line and field, and loads nothing", async () => {
  const { pack, database, content } = await installation();
  await replace("projects/quay-house.yaml", "from: 210000", "from: -210000")(pack);
  await replace("projects/hill-house.yaml", "ref: IST-1001", "ref: IST-1002")(pack);
  await put("faqs.yaml", "- topic: [")(pack);
  for (const [verb, consequence] of [
    ["check", ""],
    ["load", "; nothing was loaded"],
  ] as const) {
    const { status, stderr } = await content(verb, pack);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^projects\/quay-house\.yaml:\d+ units\[0\]\.priceUsd\.from: /m);
    expect(stderr).toMatch(
      /^projects\/(hill|quay)-house\.yaml:2 ref: "IST-1002" is already taken by /m,
    );
    expect(stderr).toMatch(/^faqs\.yaml:1: is not valid YAML/m);
    expect(stderr).toMatch(new RegExp(String.raw`\d+ problems found${consequence}\.\n$`));
  }
  expect(existsSync(database)).toBe(false);
});

test("requires a verb and a folder", async () => {
  const { folder, content } = await installation();
  expect(await content()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("check|load|export"),
  });
  expect(await content("export", join(folder, "out"))).toMatchObject({
    stderr: expect.stringContaining("has no content"),
  });
  const nowhere = await content("check", join(folder, "nowhere"));
  expect(nowhere).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("does not exist"),
  });
});

/** Runs the command on a copy of the tiny pack. */
async function installation() {
  const folder = await mkdtemp(join(tmpdir(), "sahil-content-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(tinyPack, join(folder, "pack"), { recursive: true });
  return installationIn(folder);
}

function installationIn(folder: string) {
  const [pack, database] = [join(folder, "pack"), join(folder, "sahil.db")];
  const variables = {
    DATABASE_URL: `sqlite:${database}`,
    MEDIA_DIR: join(folder, "media"),
    TODAY: "2026-11-22",
  };
  const content = (...words: string[]) => captureCommand(() => runContentCommand(words, variables));
  return { folder, pack, database, variables, content };
}
