/** Parses SVG and rejects everything that is not on the allow-lists. */
import sax from "sax";

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements of static drawings, which load nothing; everything else is rejected. */
const svgElements = words(`
  svg g defs symbol use title desc switch
  path rect circle ellipse line polyline polygon
  text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence feDisplacementMap
  image style
`);

const svgAttributes = words(`
  xmlns xmlns:xlink xml:space xml:lang version baseProfile id class style lang role focusable
  aria-label aria-labelledby aria-describedby aria-hidden
  viewBox preserveAspectRatio width height x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy fr d points pathLength transform
  href xlink:href
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset color opacity display visibility overflow clip-path clip-rule mask filter paint-order vector-effect
  shape-rendering text-rendering image-rendering color-interpolation color-interpolation-filters mix-blend-mode isolation enable-background
  font-family font-size font-style font-weight font-stretch font-variant letter-spacing word-spacing text-anchor text-decoration
  dominant-baseline alignment-baseline baseline-shift writing-mode direction unicode-bidi rotate textLength lengthAdjust startOffset
  offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  marker-start marker-mid marker-end markerWidth markerHeight markerUnits refX refY orient
  filterUnits primitiveUnits in in2 result stdDeviation values type mode operator k1 k2 k3 k4 radius amount
  flood-color flood-opacity tableValues slope intercept amplitude exponent baseFrequency numOctaves seed stitchTiles scale
  xChannelSelector yChannelSelector
`);

const svgNamespace = "http://www.w3.org/2000/svg";
const xlinkNamespace = "http://www.w3.org/1999/xlink";

/** Allowed CSS functions; the argument of `url` is checked separately. */
const cssFunctions = words(`
  url rgb rgba hsl hsla var calc translate translateX translateY scale scaleX scaleY rotate skewX skewY matrix cubic-bezier
`);

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
  const report = (field: string, message: string) =>
    void findings.push({ line: parser.line + 1, field, message });

  parser.ENTITIES = { ...xmlEntities };
  parser.ondoctype = () => report("!DOCTYPE", "is refused: entities could hide anything");
  parser.onsgmldeclaration = () => report("!", "is refused: a declaration");
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name !== "xml" || !xmlDeclaration.test(body))
      report(`?${name}`, "is refused: a processing instruction");
  };
  parser.onopentag = ({ name, attributes }) => {
    isEmpty = false;
    const depth = open.push(name);
    if (depth === 1 && (name !== "svg" || attributes["xmlns"] !== svgNamespace))
      report(name, "must be an svg element in its namespace");
    if (!svgElements.has(name))
      return report(name, "is refused: this element is not part of a still drawing");
    for (const [attribute, value] of Object.entries(attributes)) {
      const message = attributeFault(name, attribute, String(value)); // text, because the parser's xmlns option is off
      if (message !== null) report(`${name}@${attribute}`, message);
    }
    if (depth === 1) size = sizeOf(attributes as Record<string, string>); // text, because the parser's xmlns option is off
  };
  parser.onclosetag = () => void open.pop();
  parser.ontext = parser.oncdata = (content) => {
    if (open.at(-1) !== "style") return;
    const message = cssFault(content);
    if (message !== null) report("style", message);
  };
  parser.onerror = (error) => {
    report("", `is not well-formed XML: ${error.message.split("\n", 1)[0]}`);
    throw error; // the parser would go on and guess
  };

  try {
    parser.write(text).close();
  } catch (error) {
    if (findings.length === 0) report("", `cannot be read: ${String(error)}`);
  }
  if (isEmpty && findings.length === 0) report("", "holds no drawing");
  return { findings, size };
}

function attributeFault(element: string, name: string, value: string): string | null {
  if (/^on/i.test(name)) return "is refused: an event handler";
  if (!svgAttributes.has(name) && !/^data-[a-z-]+$/.test(name))
    return "is refused: this attribute is not part of a still drawing";
  if (name === "xmlns") return value === svgNamespace ? null : "is refused: another namespace";
  if (name === "xmlns:xlink")
    return value === xlinkNamespace ? null : "is refused: another namespace";
  if (name === "href" || name === "xlink:href") return referenceFault(element, value);
  return /^(?:id|aria-.+|data-.+)$/.test(name) ? null : cssFault(value);
}

function referenceFault(element: string, value: string): string | null {
  if (/^#[\w.-]+$/.test(value)) return null;
  if (element === "image" && /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=\s]+$/.test(value))
    return null;
  return "is refused: only #id within the drawing, or a picture as data:image/… in base64";
}

/** CSS may import nothing and refer to no URL but `url(#id)`. */
function cssFault(css: string): string | null {
  if (/[\\@]/.test(css)) return "is refused: an at-rule or an escape";
  for (const [, name = ""] of css.matchAll(/([\w-]*)\s*\(/g))
    if (!cssFunctions.has(name)) return `is refused: ${name}(…)`;
  const urls = css.match(/url\s*\(/gi)?.length ?? 0;
  const internalUrls = css.match(/url\(\s*(["']?)#[\w.-]+\1\s*\)/g)?.length ?? 0;
  return urls === internalUrls ? null : "is refused: a reference that leads outside";
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
