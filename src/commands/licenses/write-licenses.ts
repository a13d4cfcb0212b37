import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { licenseList } from "#commands/licenses/license-list.ts";
import { deduplicate, shippedPackages } from "#commands/licenses/shipped-packages.ts";

/** As Vite writes them (`build.license`). */
const Bundled = z.array(
  z
    .object({
      name: z.string(),
      version: z.string(),
      identifier: z.string().optional(),
      text: z.string().optional(),
    })
    .transform(({ name, version, identifier = null, text = null }) => ({
      name,
      version,
      license: identifier,
      text,
    })),
);
const own = [
  "LICENSE",
  "src/site/styles/fonts/OFL-commissioner.txt",
  "src/site/styles/fonts/OFL-ibm-plex-sans-arabic.txt",
];

/** Writes `licenses.txt` into the client build, for bundled packages and those of the server. */
export function writeLicenses(clientDirectory: string): void {
  const viteLicenses = path.join(clientDirectory, ".vite/licenses.json");
  const bundled = Bundled.parse(JSON.parse(readFileSync(viteLicenses, "utf8")));
  rmSync(path.dirname(viteLicenses), { recursive: true });
  const texts = own.map((file) => readFileSync(file, "utf8"));
  const list = licenseList(texts, deduplicate([...bundled, ...shippedPackages()]));
  writeFileSync(path.join(clientDirectory, "licenses.txt"), list);
}
