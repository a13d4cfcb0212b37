import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { qrCode } from "#site/routes/files/qr-code.server.ts";

test.each(["https://sahil.example/wechat", "https://u.wechat.com/kJ8x-0aB3cDeFgHiJkLmNoP", "微信"])(
  "a QR code decodes to its input: %s",
  async (text) => {
    expect(await readBack(qrCode(text))).toBe(text);
  },
);

test("a QR code has a quiet zone of four modules and its own background", () => {
  const drawing = qrCode("https://sahil.example/wechat");
  expect(drawing).toContain('viewBox="0 0 37 37"'); // 29 modules and twice the quiet zone
  expect(drawing).toContain('<path fill="#fff" d="M0 0h37v37H0z"/><path d="M4 4h7v1h-7z');
});

/** Renders it on black and decodes it as a camera would. */
async function readBack(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(400, 400, { kernel: "nearest" })
    .flatten({ background: "#000" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ data: new Uint8Array(data), width: info.width, height: info.height });
}
