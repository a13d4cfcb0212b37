import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { sendMedia } from "#server/files/media-files.ts";
import { createPublicFiles } from "#server/files/public-files.ts";
import { fetchMedia } from "#server/files/remote-media.ts";
import { serveSite } from "#tests/support/http-site.ts";

const directory = mkdtempSync(path.join(tmpdir(), "sahil-files-"));
mkdirSync(path.join(directory, "originals"));
mkdirSync(path.join(directory, "public/assets"), { recursive: true });
const video = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256));
writeFileSync(path.join(directory, "video-1a2b.mp4"), video);
writeFileSync(path.join(directory, "plan-1a2b.svg"), "<svg/>");
const drawing = `<svg>${"<path d='M0 0'/>".repeat(200)}</svg>`;
writeFileSync(path.join(directory, "drawing-1a2b.svg"), drawing);
writeFileSync(path.join(directory, "video.en-1a2b.vtt"), "WEBVTT");
writeFileSync(path.join(directory, "empty-1a2b.jpg"), "");
writeFileSync(path.join(directory, "originals/video.mp4"), video);
writeFileSync(path.join(directory, "..", "secret.txt"), "secret");
const script = "console.log(1);".repeat(200);
writeFileSync(path.join(directory, "public/assets/a-1A2b.js"), script);
writeFileSync(path.join(directory, "public/assets/a-1A2b.js.br"), brotliCompressSync(script));
writeFileSync(path.join(directory, "public/robots.txt"), "User-agent: *");

const media = { files: [(request: Request) => sendMedia(request, directory, null)] };

const withoutFiles = (apiBaseUrl: string) => (request: Request) =>
  sendMedia(request, path.join(directory, "none"), (mediaRequest) =>
    fetchMedia(mediaRequest, apiBaseUrl),
  );

test("a video is served completely, and in the requested range", async () => {
  const { ask } = await serveSite(media);
  const complete = await ask("/media/video-1a2b.mp4");
  expect(complete.status).toBe(200);
  expect(complete.headers).toMatchObject({
    "content-type": "video/mp4",
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect(complete.body.equals(video)).toBe(true);
  const part = await ask("/media/video-1a2b.mp4", { headers: { Range: "bytes=100-199" } });
  expect(part.status).toBe(206);
  expect(part.headers["content-range"]).toBe("bytes 100-199/1000");
  expect(part.body.equals(video.subarray(100, 200))).toBe(true);
});

test("a range past the end is refused, and HEAD has no body", async () => {
  const { ask } = await serveSite(media);
  const behind = await ask("/media/video-1a2b.mp4", { headers: { Range: "bytes=1000-" } });
  expect(behind.status).toBe(416);
  expect(behind.headers["content-range"]).toBe("bytes */1000");
  const head = await ask("/media/video-1a2b.mp4", { method: "HEAD" });
  expect(head.headers["content-length"]).toBe("1000");
  expect(head.body).toHaveLength(0);
});

test("a range is served only when If-Range matches the file", async () => {
  const { ask } = await serveSite(media);
  const { headers } = await ask("/media/video-1a2b.mp4");
  const range = { Range: "bytes=0-9" };
  const same = { ...range, "If-Range": String(headers.etag) };
  const sameDate = { ...range, "If-Range": String(headers["last-modified"]) };
  expect((await ask("/media/video-1a2b.mp4", { headers: same })).status).toBe(206);
  expect((await ask("/media/video-1a2b.mp4", { headers: sameDate })).status).toBe(206);
  const other = { ...range, "If-Range": '"other"' };
  expect((await ask("/media/video-1a2b.mp4", { headers: other })).status).toBe(200);
  const later = { ...range, "If-Range": "Sat, 28 Nov 2037 00:00:00 GMT" };
  expect((await ask("/media/video-1a2b.mp4", { headers: later })).status).toBe(200);
  const head = await ask("/media/video-1a2b.mp4", { method: "HEAD", headers: range });
  expect([head.status, head.headers["content-length"]]).toEqual([200, headers["content-length"]]);
});

test("a file with a matching ETag is a 304", async () => {
  const { ask } = await serveSite(media);
  const { headers } = await ask("/media/video-1a2b.mp4");
  const etag = String(headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"])
    expect(
      (await ask("/media/video-1a2b.mp4", { headers: { "If-None-Match": known } })).status,
    ).toBe(304);
  for (const other of ['"other"', `"x${etag}`]) {
    const conditional = {
      "If-None-Match": other,
      "If-Modified-Since": String(headers["last-modified"]),
    };
    expect((await ask("/media/video-1a2b.mp4", { headers: conditional })).status).toBe(200);
  }
});

test.each([
  ["plan-1a2b.svg", "image/svg+xml"],
  ["empty-1a2b.jpg", "image/jpeg"],
])("a picture opened directly has a policy that allows no scripts: %s", async (name, type) => {
  const { ask } = await serveSite(media);
  const { headers } = await ask(`/media/${name}`);
  expect(headers["content-type"]).toBe(type);
  expect(headers["content-security-policy"]).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  );
});

test("an SVG is sent compressed, with its compressed length, a weak ETag and Vary", async () => {
  const { ask } = await serveSite(media);
  const plain = await ask("/media/drawing-1a2b.svg");
  const headers = { "Accept-Encoding": "br" };
  const packed = await ask("/media/drawing-1a2b.svg", { headers });
  expect(packed.headers).toMatchObject({
    "content-encoding": "br",
    "content-length": String(packed.body.length),
    etag: `W/${plain.headers.etag}`,
    vary: "Accept-Encoding",
  });
  expect(brotliDecompressSync(packed.body).toString()).toBe(drawing);
  const known = { ...headers, "If-None-Match": String(packed.headers.etag) };
  expect(await ask("/media/drawing-1a2b.svg", { headers: known })).toMatchObject({
    status: 304,
    headers: { etag: packed.headers.etag },
  });
});

test("an empty file is an empty answer", async () => {
  const { ask } = await serveSite(media);
  expect(await ask("/media/empty-1a2b.jpg")).toMatchObject({ status: 200, text: "" });
});

test.each([
  ["/media/../secret.txt", 400],
  ["/media/%2e%2e/secret.txt", 400],
  ["/media/..%2fsecret.txt", 404],
  ["/media/originals/video.mp4", 404],
  ["/media/originals", 404],
  ["/media/.making-video", 404],
  ["/media/", 308],
  ["/media/none.jpg", 404],
])("%s serves no file", async (target, status) => {
  const { ask } = await serveSite(media);
  const answer = await ask(target);
  expect(answer.text).not.toContain("secret");
  expect(answer.status).toBe(status);
});

test("built files are served precompressed, hashed ones as immutable", async () => {
  const { ask } = await serveSite({ files: [createPublicFiles(path.join(directory, "public"))] });
  const asset = await ask("/assets/a-1A2b.js", { headers: { "Accept-Encoding": "br" } });
  expect(asset.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  expect(asset.body.equals(brotliCompressSync(script))).toBe(true);
  expect((await ask("/assets/a-1A2b.js")).text).toBe(script);
  const robots = await ask("/robots.txt", { headers: { "Accept-Encoding": "br" } });
  expect(robots.headers["cache-control"]).not.toContain("immutable");
  expect(robots.text).toBe("User-agent: *");
});

test("a build file with a matching ETag is a 304, only in the same encoding", async () => {
  const { ask } = await serveSite({ files: [createPublicFiles(path.join(directory, "public"))] });
  const statusOf = async (known: string, encoding = "br") => {
    const headers = { "If-None-Match": known, "Accept-Encoding": encoding };
    return (await ask("/assets/a-1A2b.js", { headers })).status;
  };
  const { headers } = await ask("/assets/a-1A2b.js", { headers: { "Accept-Encoding": "br" } });
  const etag = String(headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"])
    expect(await statusOf(known)).toBe(304);
  expect(await statusOf(`"x${etag}`)).toBe(200);
  expect(await statusOf(etag, "identity")).toBe(200);
});

test("a build file deleted before or after the start is a 404, not a page", async () => {
  const deleted = path.join(directory, "public/assets/gone-1A2b.js");
  writeFileSync(deleted, script);
  const { ask } = await serveSite({ files: [createPublicFiles(path.join(directory, "public"))] });
  rmSync(deleted);
  for (const name of ["gone-1A2b.js", "earlier-1A2b.js"]) {
    const answer = await ask(`/assets/${name}`);
    expect([answer.status, answer.headers["cache-control"], answer.text]).toEqual([
      404,
      "no-store",
      "",
    ]);
  }
});

test("a file of another process is proxied, also in ranges", async () => {
  const { port } = await serveSite(media);
  const apiBaseUrl = `http://127.0.0.1:${port}/api/v1`;
  const { ask } = await serveSite({ files: [withoutFiles(apiBaseUrl)] });
  const part = await ask("/media/video-1a2b.mp4", { headers: { Range: "bytes=100-199" } });
  expect(part.status).toBe(206);
  expect(part.body.equals(video.subarray(100, 200))).toBe(true);
  expect((await ask("/media/none.jpg")).status).toBe(404);
  const captions = await ask("/media/video.en-1a2b.vtt");
  expect([captions.text, captions.headers["content-type"]]).toEqual([
    "WEBVTT",
    "text/vtt; charset=utf-8",
  ]);
});

test("a file of an unreachable process is a 503", async () => {
  const { ask } = await serveSite({
    files: [withoutFiles("http://127.0.0.1:9/api/v1")],
  });
  const answer = await ask("/media/video-1a2b.mp4");
  expect(answer.status).toBe(503);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("an HTML page under a picture's name, or an error, is a 503", async () => {
  for (const status of [200, 500, 302]) {
    const { port } = await serveSite({
      files: [
        async () =>
          new Response("<h1>Log in</h1>", { status, headers: { "Content-Type": "text/html" } }),
      ],
    });
    const { ask } = await serveSite({ files: [withoutFiles(`http://127.0.0.1:${port}/api/v1`)] });
    const answer = await ask("/media/plan-1a2b.svg");
    expect([status, answer.status, answer.text]).toEqual([status, 503, ""]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
});
