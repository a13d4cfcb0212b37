/**
 * Subsets the fonts to what five languages need. Run by hand when a character is missing: `node
 * src/site/styles/fonts/subset-fonts.ts <folder>`, where the folder holds the files of @fontsource-variable/commissioner
 * (FLAR axis) and @fontsource/ibm-plex-sans-arabic.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

const ascii = charactersBetween(0x20, 0x7e);
/** Characters beyond ASCII that nearly every page has, Turkish names included; the rare rest is a file of its own. */
const everyday = "ÂÇÎÖÜâçéîöüı\u00A0–—‘’“”…′·×°²³©«»€−";
const rare = "ÀÁÄÅÆÈÉÊËÌÍÏÑÒÓÔØÙÚÛßàáäåæèêëìíïñòóôøùúûÿœŒ„•§®£¥±¿¡ªº¹";
const turkish = "ĞğİŞş₺₽";
/** In clients' names. */
const polish = "łńśżŁŚ";
const cyrillic = `${charactersBetween(0x410, 0x44f)}Ёё№`;
const arabic = `،؛؟ـ${charactersBetween(0x621, 0x652)}ٰٱپچڤگی٪٫٬${charactersBetween(0x660, 0x669)}`;

/** Weights 300 to 600, and FLAR from text to display. */
const axes = { wght: { min: 300, max: 600 }, FLAR: { min: 0, max: 100 } };

const subsets = [
  {
    name: "commissioner-latin",
    from: "commissioner-latin-flar-normal",
    text: ascii + everyday,
    axes,
  },
  {
    name: "commissioner-plain",
    from: "commissioner-latin-flar-normal",
    text: ascii + everyday,
    axes: { ...axes, FLAR: 0 },
  },
  { name: "commissioner-rare", from: "commissioner-latin-flar-normal", text: rare, axes },
  { name: "commissioner-turkish", from: "commissioner-latin-ext-flar-normal", text: turkish, axes },
  {
    name: "commissioner-polish",
    from: "commissioner-latin-ext-flar-normal",
    text: polish,
    axes: { ...axes, FLAR: 0 },
  },
  {
    name: "commissioner-cyrillic",
    from: "commissioner-cyrillic-flar-normal",
    text: cyrillic,
    axes,
  },
  ...[400, 600].map((weight) => ({
    name: `plex-arabic-${weight}`,
    from: `ibm-plex-sans-arabic-arabic-${weight}-normal`,
    text: arabic,
    axes: {},
  })),
];

const [, , folder = "."] = process.argv;
for (const { name, from, text, axes: variationAxes } of subsets) {
  const whole = await readFile(path.join(folder, `${from}.woff2`));
  const cut = await subsetFont(whole, text, {
    targetFormat: "woff2",
    variationAxes,
    noHinting: true,
  });
  await writeFile(path.join(import.meta.dirname, `${name}.woff2`), cut);
}

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join("");
}
