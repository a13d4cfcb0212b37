import { isAllowed } from "#commands/licenses/allowed.ts";
import type { ShippedPackage } from "#commands/licenses/shipped-packages.ts";

const rule = `\n\n${"-".repeat(80)}\n\n`;

/**
 * The list: first our own terms, with those of content, fonts and pictures, then every package with its licence; packages with
 * the same text share a section. Throws where a licence is not allowed.
 */
export function licenseList(own: readonly string[], packages: readonly ShippedPackage[]): string {
  const refused = packages.filter(({ license }) => !isAllowed(license));
  if (refused.length > 0)
    throw new Error(
      `Licences not allowed: ${refused.map(titleOf).join(", ")}; see src/commands/licenses/allowed.ts.`,
    );
  const byText = Map.groupBy(
    packages,
    ({ text, license }) => text ?? `(${license}; no text of its own)`,
  );
  const sections = [...byText].map(
    ([text, sharing]) => `${sharing.map(titleOf).join("\n")}\n\n${text}`,
  );
  return `${[...own.map((text) => text.trim()), ...sections].join(rule)}\n`;
}

function titleOf({ name, version, license }: ShippedPackage): string {
  return `${name} ${version}: ${license ?? "no licence"}`;
}
