import { keepLateTexts } from "#site/late-texts.ts";
import { allOf } from "#site/parts/optional-files.ts";

/** What stands in place of a page that failed; fetched after the first page, so that it is there when nothing can be fetched. */
export async function failureFiles() {
  const [{ Failure }, { FilesLost }] = await allOf([
    import("#site/features/failure/failure.tsx"),
    import("#site/features/failure/files-lost.tsx"),
    keepLateTexts(),
  ]);
  return { Failure, FilesLost };
}
