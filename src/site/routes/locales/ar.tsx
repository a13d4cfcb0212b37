import { keepMessages } from "#i18n/messages.ts";
import messages from "#i18n/messages/ar.json";
import { Shell } from "#site/shell.tsx";

export { failureHead as meta, ShellFailure as ErrorBoundary } from "#site/shell.tsx";
export { loadShell as loader } from "#site/shell-loader.ts";
export { shouldReloadShell as shouldRevalidate } from "#site/shell-reload.ts";

keepMessages("ar", messages);

export default Shell;
