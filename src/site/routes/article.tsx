import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { apiFor } from "#site/api-client.ts";
import { ArticleHead } from "#site/features/article/article-head.tsx";
import { ArticleQuestion } from "#site/features/article/article-question.tsx";
import { Author } from "#site/features/article/author.tsx";
import { Contents } from "#site/features/article/contents.tsx";
import { RelatedPosts } from "#site/features/article/related-posts.tsx";
import { Share } from "#site/parts/share/share.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { longTextOf } from "#site/markdown.server.ts";
import { movedOrMissing } from "#site/moved-or-missing.ts";
import { pageHead } from "#site/page-head.ts";
import { NewestProjects } from "#site/parts/newest-projects.tsx";
import { siteOriginContext } from "#site/request-context.ts";
import { sheets } from "#site/sheets.ts";
import { shortText } from "#site/short-text.ts";
import blogSheet from "#site/styles/sheets/blog.css?url";
import figuresSheet from "#site/styles/sheets/figures.css?url";
import type { Route } from "./+types/article.ts";

export const links = sheets(figuresSheet, blogSheet);

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { pathname } = url;
  const locale = localeOfPath(pathname);
  const api = apiFor(context, locale);
  const post = await api.get("post", { params: { slug: params.slug } });
  if (post === null) throw await movedOrMissing(api, pathname);
  const { body, ...shown } = post;
  const t = translatorFor(locale, "article");
  return {
    post: shown,
    text: longTextOf(body, {
      language: localeFacts[locale].htmlLang,
      taken: ["main", "in-this-article"],
      tableName: (number, heading) => t("table", { number, heading: heading ?? post.title }),
    }),
    homes:
      post.country &&
      (await api.want("listing", {
        params: { type: "properties", second: post.country.slug },
        query: { limit: 3 },
      })),
    address: context.get(siteOriginContext) + pathname,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const locale = localeOfPath(location.pathname);
  const { title, excerpt } = loaderData.post;
  return pageHead({ locale, title, description: shortText(excerpt, localeFacts[locale].iso) });
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { post, text, homes, address } = loaderData;
  const { locale } = useVisitor();
  const t = useTranslations("article");
  const tCity = useTranslations("overview.city");
  const { title, country, writer, related } = post;
  const place = country && { name: country.name, place: country.nameIn };
  return (
    <main id="main">
      <article className="article">
        <ArticleHead post={post} />
        <div className="article__body wrap grid grid--12">
          <Contents headings={text.headings} />
          <div className="article__text lg:col-span-8 lg:col-start-5">
            <div className="prose prose--article" dangerouslySetInnerHTML={{ __html: text.html }} />
            <p className="article__address">
              <bdi className="ltr">{address}</bdi>
            </p>
            <ArticleQuestion title={title} country={country} />
            <Share heading={t("share.heading")} title={title} address={address} />
            {writer && <Author writer={writer} />}
          </div>
        </div>
      </article>
      {country && place && homes && (
        <NewestProjects
          heading={t("homes", place)}
          projects={homes.content}
          total={homes.page.total}
          listing={linkTo(locale, "listing", { country: country.slug })}
          none={tCity("none", place)}
        />
      )}
      {related.length > 0 && <RelatedPosts posts={related} />}
    </main>
  );
}
