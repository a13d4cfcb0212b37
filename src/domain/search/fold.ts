/** What does not matter in a search goes before words are compared: case, accents, width, traditional Chinese, and characters that nobody sees. */
import { simplifiedHan } from "#domain/search/traditional-han.ts";

/** Letters that Unicode does not take apart, beside the letters that a visitor may type for them. Written folded. */
const plainLetters: Readonly<Record<string, string>> = {
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŧ: "t",
  ς: "σ", // lower-casing chooses it by the neighbours, which are not known here
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
  ء: "",
  ـ: "",
  "’": "'",
  "‘": "'",
  ʼ: "'",
  ʻ: "'",
  "`": "'",
  "٬": ",", // between thousands
  "٫": ".", // before a fraction
  "،": ",",
};
const plainLetter = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "gu");

/** Marks above and below letters, and what has no width. The breve of й stays: it makes another letter, not an accent. */
const invisible = /(?<!и)\u0306|(?!\u0306)\p{M}|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu;

const han = /\p{Script=Han}/gu;

/** Arabic-Indic and Persian digits, in their two blocks of ten. */
const easternDigit = /[\u0660-\u0669\u06F0-\u06F9]/g;

/**
 * Writes a text so that spellings which mean the same are the same, whatever the language: `ŞİŞLİ`, `şişli` and `sisli`; `شُقّة` and `شقه`; `２＋１` and `2+1`.
 * Folding twice is folding once. Spaces and punctuation stay where they are; apostrophes become one.
 */
export function foldText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll("´", "'") // it would be taken apart into a space and an accent
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(invisible, "")
    .replaceAll(plainLetter, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(han, (character) => simplifiedHan.get(character) ?? character)
    .replaceAll(easternDigit, (digit) => String(digit.charCodeAt(0) % 16))
    .normalize("NFC");
}
