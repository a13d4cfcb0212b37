import { parsePageQuery } from "#contract/page-query.ts";
import type { VideoSummary } from "#contract/video.ts";
import { translatorFor } from "#i18n/messages.ts";
import { linkTo } from "#domain/links.ts";
import { pagingView } from "#site/components/paging-view.server.ts";
import { apiFor } from "#site/data/api-client.ts";
import { loadVisitor } from "#site/data/visitor.server.ts";
import { videoView } from "#site/features/videos/video-view.server.ts";
import { arrangeVideos } from "#site/features/videos/arrange-videos.ts";
import { VideosPage, type VideosView } from "#site/features/videos/videos-page.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { sharePictureContext, localizedSite } from "#site/data/request-context.ts";
import { pagedDescription, pagedTitle, assertPageExists } from "#site/data/paged-list.ts";
import { sheets } from "#site/styles/sheets.ts";
import videosSheet from "#site/styles/sheets/videos.css?url";
import { videoObjects } from "#site/seo/structured-data/video.server.ts";
import { addJsonLd } from "#site/seo/structured-data/json-ld.server.tsx";
import { breadcrumbList } from "#site/seo/structured-data/breadcrumbs.server.ts";
import type { Route } from "./+types/videos.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(videosSheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const query = parsePageQuery(url.searchParams);
  const [visitor, { content, page }, featured] = await Promise.all([
    loadVisitor(args),
    api.getRequired("videos", { query }),
    query.page === 1 ? api.getOptional("featuredVideos") : null,
  ]);
  assertPageExists(page);
  const t = translatorFor(locale, "videos");
  const site = localizedSite(context, locale);
  context.set(sharePictureContext, "videos");
  addJsonLd(
    context,
    ...videoObjects(content, site.origin),
    breadcrumbList(site, [{ name: t("breadcrumb"), to: url.pathname }]),
  );
  const shown = (some: readonly VideoSummary[]) => some.map((video) => videoView(video, visitor));
  const arrangement = arrangeVideos({
    page: shown(content),
    featured: shown(featured?.content ?? []),
  });
  const paging = pagingView(page, (number) => linkTo(locale, "videos", { page: number }), locale);
  const view: VideosView = { page, paging, arrangement };
  return {
    head: {
      title: pagedTitle(locale, t("title"), page),
      description: pagedDescription(locale, t("description"), page),
      indexed: page.total > 0,
    },
    view,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageMeta({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function Videos({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className="videos wrap">
      <VideosPage {...loaderData.view} />
    </main>
  );
}
