import { keepMessages } from "#i18n/messages.ts";
import messages from "#i18n/messages/tr.json";

export {
  failureHead as meta,
  Shell as default,
  ShellFailure as ErrorBoundary,
} from "#site/shell.tsx";
export { loadShell as loader } from "#site/shell-loader.ts";
export { shouldReloadShell as shouldRevalidate } from "#site/shell-reload.ts";

keepMessages("tr", messages);
