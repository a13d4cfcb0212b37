import { registerLanguage } from "#i18n/languages.ts";
import { english } from "#i18n/languages/en.ts";
import { registerMessages } from "#i18n/messages.ts";
import messages from "#i18n/messages/en.json";

export {
  failureMeta as meta,
  Layout as default,
  LayoutFailure as ErrorBoundary,
} from "#site/layout/layout.tsx";
export { loadLayout as loader } from "#site/layout/layout-loader.server.ts";
export { shouldRevalidateLayout as shouldRevalidate } from "#site/layout/should-revalidate.ts";

registerLanguage("en", english);
registerMessages("en", messages);
