/** Allow-list of SVG: only static drawing that loads nothing. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const svgElements = words(`
  svg g defs symbol use title desc switch
  path rect circle ellipse line polyline polygon
  text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence feDisplacementMap
  image style
`);

export const svgAttributes = words(`
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

export const svgNamespace = "http://www.w3.org/2000/svg";
export const xlinkNamespace = "http://www.w3.org/1999/xlink";

/** Allowed CSS functions; the argument of `url` is checked separately. */
export const cssFunctions = words(`
  url rgb rgba hsl hsla var calc translate translateX translateY scale scaleX scaleY rotate skewX skewY matrix cubic-bezier
`);
