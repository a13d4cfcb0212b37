import fc from "fast-check";

const malice = fc.constantFrom(
  "\r\nBcc: all@example.com\r\n",
  "\u0000",
  "\u001B[31m",
  "\u007F",
  "\u0085",
  "\u2028",
  "\u202E",
  "\u200C",
  "\u200D",
  "\u3164",
  "\u034F",
  "\uFE0F",
  "\uFEFF",
  "\uD800",
  "\uDFFF",
  "\uFFFE",
  "e\u0301",
  "e\u0327\u0301".repeat(20),
  "\u0F71\u0F72\u0F73",
  "ﷺ",
  "İ",
  "ΑΣ",
  "<script>alert(1)</script>",
  "' OR 1=1 --",
  '=HYPERLINK("https://example.com")',
  "%0d%0a",
  "{{7*7}}",
  "${x}",
  "../../etc/passwd",
  "javascript:",
  "https://",
  "@",
  ".",
  "+",
  "00",
  "٠٥",
  "१२",
  "0532",
  "__proto__",
  "ext. 1",
  " ",
  "a".repeat(300),
  "1".repeat(300),
);
export const hostileText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc
    .array(fc.integer({ max: 0xffff, min: 0 }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.oneof(malice, fc.string({ maxLength: 4 })), { maxLength: 12 })
    .map((parts) => parts.join("")),
);
/** Characters that must never be stored. */
export const controlCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
