/** Removes what a search ignores: case, accents, width, traditional Chinese and invisible characters. */
import { simplifiedHan } from "#domain/search/traditional-han.ts";

/** Letters without a Unicode decomposition, mapped to the letters that visitors may type instead. */
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
  ς: "σ", // final sigma: lower-casing chooses it from context, which is unavailable here
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
  "٬": ",", // thousands separator
  "٫": ".", // decimal separator
  "،": ",",
};
const plainLetter = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "gu");

/** Combining marks and zero-width characters, except the breve of й, which makes a different letter. */
const invisible = /(?<!и)\u0306|(?!\u0306)\p{M}|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu;

const han = /\p{Script=Han}/gu;

/** Arabic-Indic and Persian digits, in two blocks of ten. */
const easternDigit = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** Normalises equivalent spellings, such as `ŞİŞLİ` and `sisli` or `２＋１` and `2+1`; idempotent, keeps spaces and punctuation. */
export function foldText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll("´", "'") // NFKD would split it into a space and an accent
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(invisible, "")
    .replaceAll(plainLetter, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(han, (character) => simplifiedHan.get(character) ?? character)
    .replaceAll(easternDigit, (digit) => String(digit.charCodeAt(0) % 16))
    .normalize("NFC");
}
