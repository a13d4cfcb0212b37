/** Minimises drawings. */
import { optimize } from "svgo";

/**
 * Minimises an SVG that the check has found harmless. `currentColor`, title and labels stay, and ids begin with `prefix`, so
 * that several drawings can stand in one page.
 */
export function minimiseDrawing(svg: string, prefix: string): string {
  const { data } = optimize(svg, {
    multipass: true,
    plugins: [
      {
        name: "preset-default",
        params: { overrides: { removeUnknownsAndDefaults: { keepRoleAttr: true } } },
      },
      { name: "prefixIds", params: { prefix, prefixClassNames: true } },
    ],
  });
  return data;
}
