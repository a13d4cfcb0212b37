import { keepMessages } from "#i18n/messages.ts";
import messages from "#i18n/messages/tr.json";

export {
  failureHead as meta,
  Shell as default,
  ShellFailure as ErrorBoundary,
} from "#site/layout/layout.tsx";
export { loadShell as loader } from "#site/layout/layout-loader.ts";
export { shouldReloadShell as shouldRevalidate } from "#site/layout/should-revalidate.ts";

keepMessages("tr", messages);
