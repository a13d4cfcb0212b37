/** Parses SVG and rejects everything that is not on the allow-list. */
import sax from "sax";
import {
  cssFunctions,
  svgAttributes,
  svgElements,
  svgNamespace,
  xlinkNamespace,
} from "#content/check/svg-vocabulary.ts";

export interface SvgFinding {
  line: number;
  /** Element and attribute, such as `rect@onclick`. */
  field: string;
  message: string;
}

export interface Drawing {
  findings: SvgFinding[];
  /** In user units; null if the file has no size. */
  size: { width: number; height: number } | null;
}

const xmlEntities = { amp: "&", gt: ">", lt: "<", quot: '"', apos: "'" };

const xmlDeclaration =
  /^version=["']1\.[01]["'](?:\s+encoding=["']utf-8["'])?(?:\s+standalone=["'](?:yes|no)["'])?\s*$/i;

/** Finds active or foreign parts of an SVG and its size; never throws. */
export function readSvg(text: string): Drawing {
  const parser = sax.parser(true, { position: true });
  const findings: SvgFinding[] = [];
  const open: string[] = [];
  let size: Drawing["size"] = null;
  let isEmpty = true;
  const find = (field: string, message: string) =>
    void findings.push({ line: parser.line + 1, field, message });

  parser.ENTITIES = { ...xmlEntities };
  parser.ondoctype = () => find("!DOCTYPE", "is refused: entities could hide anything");
  parser.onsgmldeclaration = () => find("!", "is refused: a declaration");
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name !== "xml" || !xmlDeclaration.test(body))
      find(`?${name}`, "is refused: a processing instruction");
  };
  parser.onopentag = ({ name, attributes }) => {
    isEmpty = false;
    const depth = open.push(name);
    if (depth === 1 && (name !== "svg" || attributes["xmlns"] !== svgNamespace))
      find(name, "must be an svg element in its namespace");
    if (!svgElements.has(name))
      return find(name, "is refused: this element is not part of a still drawing");
    for (const [attribute, value] of Object.entries(attributes)) {
      const message = judgeAttribute(name, attribute, String(value)); // text, because the parser's xmlns option is off
      if (message !== null) find(`${name}@${attribute}`, message);
    }
    if (depth === 1) size = sizeOf(attributes as Record<string, string>); // text, because the parser's xmlns option is off
  };
  parser.onclosetag = () => void open.pop();
  parser.ontext = parser.oncdata = (content) => {
    if (open.at(-1) !== "style") return;
    const message = judgeCss(content);
    if (message !== null) find("style", message);
  };
  parser.onerror = (error) => {
    find("", `is not well-formed XML: ${error.message.split("\n", 1)[0]}`);
    throw error; // the parser would go on and guess
  };

  try {
    parser.write(text).close();
  } catch (error) {
    if (findings.length === 0) find("", `cannot be read: ${String(error)}`);
  }
  if (isEmpty && findings.length === 0) find("", "holds no drawing");
  return { findings, size };
}

function judgeAttribute(element: string, name: string, value: string): string | null {
  if (/^on/i.test(name)) return "is refused: an event handler";
  if (!svgAttributes.has(name) && !/^data-[a-z-]+$/.test(name))
    return "is refused: this attribute is not part of a still drawing";
  if (name === "xmlns") return value === svgNamespace ? null : "is refused: another namespace";
  if (name === "xmlns:xlink")
    return value === xlinkNamespace ? null : "is refused: another namespace";
  if (name === "href" || name === "xlink:href") return judgeReference(element, value);
  return /^(?:id|aria-.+|data-.+)$/.test(name) ? null : judgeCss(value);
}

function judgeReference(element: string, value: string): string | null {
  if (/^#[\w.-]+$/.test(value)) return null;
  if (element === "image" && /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=\s]+$/.test(value))
    return null;
  return "is refused: only #id within the drawing, or a picture as data:image/… in base64";
}

/** CSS may import nothing and refer to no URL but `url(#id)`. */
function judgeCss(css: string): string | null {
  if (/[\\@]/.test(css)) return "is refused: an at-rule or an escape";
  for (const [, name = ""] of css.matchAll(/([\w-]*)\s*\(/g))
    if (!cssFunctions.has(name)) return `is refused: ${name}(…)`;
  const addresses = css.match(/url\s*\(/gi)?.length ?? 0;
  const harmless = css.match(/url\(\s*(["']?)#[\w.-]+\1\s*\)/g)?.length ?? 0;
  return addresses === harmless ? null : "is refused: a reference that leads outside";
}

function sizeOf(attributes: Record<string, string>): Drawing["size"] {
  const [width, height] = [attributes["width"], attributes["height"]].map((length) =>
    Number(length?.replace(/px$/, "") ?? NaN),
  );
  if (width !== undefined && height !== undefined && width > 0 && height > 0)
    return { width, height };
  const box = (attributes["viewBox"] ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = NaN, boxHeight = NaN] = box;
  return box.length === 4 && boxWidth > 0 && boxHeight > 0
    ? { width: boxWidth, height: boxHeight }
    : null;
}
