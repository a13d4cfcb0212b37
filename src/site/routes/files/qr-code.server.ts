import { encodeQR } from "qr";

/** Modules of white that the QR standard requires around a code. */
const quietZone = 4;

/** SVG of dark modules on white, whatever page it stands on. */
export function qrCode(text: string): string {
  const modules = encodeQR(text, "raw", { ecc: "medium", border: quietZone });
  const size = modules.length;
  const dark = modules.flatMap((row, y) => runsOf(row).map(([x, width]) => square(x, y, width)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`,
    `<path d="${dark.join("")}"/>`,
    "</svg>",
  ].join("");
}

/** Like a page, it is stale at most five seconds after the content has changed. */
export function qrCodeResponse(text: string): Response {
  return new Response(qrCode(text), {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=4" },
  });
}

function square(x: number, y: number, width: number): string {
  return `M${x} ${y}h${width}v1h-${width}z`;
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
