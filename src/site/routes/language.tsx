import { comeWithTexts } from "#site/come-with-texts.ts";
import { Shell } from "#site/shell.tsx";

export { failureHead as meta, ShellFailure as ErrorBoundary } from "#site/shell.tsx";
export { loadShell as loader } from "#site/shell-loader.ts";
export { shouldReloadShell as shouldRevalidate } from "#site/shell-reload.ts";

export const clientMiddleware = [comeWithTexts];

export default Shell;
