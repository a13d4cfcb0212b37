import {
  atLeast,
  between,
  createEntityTable,
  createIndex,
  createTextTable,
  decimal,
  flag,
  isoDay,
  mediaFile,
  type Migrating,
  optional,
  refersTo,
  required,
} from "#database/tables.ts";

export async function up(database: Migrating): Promise<void> {
  await createPosts(database);
  await createVideos(database);
  await createOffers(database);
}

async function createPosts(database: Migrating): Promise<void> {
  await createEntityTable(database, "post")
    .addColumn("category_id", "integer", required(refersTo("category")))
    .addColumn("author_id", "integer", required(refersTo("team_member")))
    .addColumn("image", "text", required(mediaFile))
    .addColumn("published_at", "text", required(isoDay("published_at")))
    .addColumn("featured", "integer", flag("featured"))
    .addColumn("country_id", "integer", optional(refersTo("region")))
    .addColumn("tags", "text", required())
    .execute();
  for (const column of ["category_id", "author_id", "country_id", "published_at"]) {
    await createIndex(database, "post", [column]);
  }
  await createTextTable(database, "post")
    .addColumn("title", "text", required())
    .addColumn("excerpt", "text", required())
    .addColumn("body", "text", required())
    .execute();
}

async function createVideos(database: Migrating): Promise<void> {
  await createEntityTable(database, "video")
    .addColumn("file", "text", optional(mediaFile))
    .addColumn("youtube_id", "text")
    .addColumn("poster", "text", required(mediaFile))
    .addColumn("duration_seconds", "integer", required(atLeast("duration_seconds", 0)))
    .addColumn("views", "integer", required(atLeast("views", 0)))
    .addColumn("published_at", "text", required(isoDay("published_at")))
    .addColumn("featured", "integer", flag("featured"))
    .addColumn("project_id", "integer", optional(refersTo("project")))
    .execute();
  await createIndex(database, "video", ["project_id"]);
  await createIndex(database, "video", ["published_at"]);
  await createTextTable(database, "video")
    .addColumn("title", "text", required())
    .addColumn("description", "text", required())
    .execute();
}

async function createOffers(database: Migrating): Promise<void> {
  await createEntityTable(database, "offer")
    .addColumn("project_id", "integer", optional(refersTo("project")))
    .addColumn("image", "text", required(mediaFile))
    .addColumn("discount_pct", decimal(database), optional(between("discount_pct", 0, 100)))
    .addColumn("valid_from", "text", required(isoDay("valid_from")))
    .addColumn("valid_until", "text", required(isoDay("valid_until")))
    .execute();
  await createIndex(database, "offer", ["project_id"]);
  await createIndex(database, "offer", ["valid_until"]);
  await createTextTable(database, "offer")
    .addColumn("title", "text", required())
    .addColumn("summary", "text", required())
    .addColumn("body", "text", required())
    .addColumn("badge", "text", required())
    .addColumn("terms", "text", required())
    .execute();
}
