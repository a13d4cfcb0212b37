import { registerLanguage } from "#i18n/languages.ts";
import { russian } from "#i18n/languages/ru.ts";
import { registerMessages } from "#i18n/messages.ts";
import messages from "#i18n/messages/ru.json";

export {
  failureMeta as meta,
  Layout as default,
  LayoutFailure as ErrorBoundary,
} from "#site/layout/layout.tsx";
export { loadLayout as loader } from "#site/layout/layout-loader.server.ts";
export { shouldRevalidateLayout as shouldRevalidate } from "#site/layout/should-revalidate.ts";

registerLanguage("ru", russian);
registerMessages("ru", messages);
