import { put, replace, type Patch } from "#tests/support/patched-pack.ts";

export const captions = "WEBVTT\n\n00:00.000 --> 00:02.000\nThe ferry leaves.\n";

/** Lists a caption file for the tiny pack's video, in the given languages. */
export function captioned(languages: string, file = "tour.en.vtt"): Patch {
  const patches = [
    put(`media/${file}`, captions),
    replace(
      "media/manifest.yaml",
      "- file: tour.mp4",
      `- file: ${file}\n  kind: captions\n- file: tour.mp4`,
    ),
    replace("videos.yaml", "  poster:", `  captions: ${languages}\n  poster:`),
  ];
  return async (directory) => {
    for (const patch of patches) await patch(directory);
  };
}
