import earlyScript from "virtual:early-script";

/**
 * A page whose own scripts do not compete with its style sheet, type face and pictures for the first view. React Router has no
 * word for that, so it is told by the markup that it writes: its scripts wait until `early-script.ts` runs them. As Latin-1 every
 * byte is a letter, which spares decoding and encoding the page.
 */
export function afterFirstView(html: Buffer): Buffer<ArrayBuffer> {
  const page = html.toString("latin1");
  const files = new Set(Array.from(page.matchAll(preload), ([, file = ""]) => file));
  const text = page
    .replaceAll(preload, "")
    .replaceAll(
      "<script>window.__reactRouterContext",
      waiting("text/javascript") + "window.__reactRouterContext",
    )
    .replace(moduleScript, `${waiting("module")}$1</script>`)
    .replace(
      "</body>",
      `<script src="${earlyScript}" defer="" fetchpriority="low" data-files="${[...files].join(" ")}"></script></body>`,
    );
  return Buffer.from(text, "latin1");
}

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const waiting = (type: string) => `<script type="text/later" data-type="${type}">`;
