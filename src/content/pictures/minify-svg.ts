import { optimize } from "svgo";

/** Minifies a checked SVG, keeping `currentColor`, title and labels; `prefix` makes its ids unique within a page. */
export function minifySvg(svg: string, prefix: string): string {
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
