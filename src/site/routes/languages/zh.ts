import { registerLanguage } from "#i18n/languages.ts";
import { chinese } from "#i18n/languages/zh.ts";
import { keepMessages } from "#i18n/messages.ts";
import messages from "#i18n/messages/zh.json";

export {
  failureHead as meta,
  Layout as default,
  LayoutFailure as ErrorBoundary,
} from "#site/layout/layout.tsx";
export { loadLayout as loader } from "#site/layout/layout-loader.server.ts";
export { shouldReloadLayout as shouldRevalidate } from "#site/layout/should-revalidate.ts";

registerLanguage("zh", chinese);
keepMessages("zh", messages);
