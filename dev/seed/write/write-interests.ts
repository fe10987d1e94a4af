import type pg from "pg";
import type { Feature } from "#dev/seed/features.ts";
import type { Favorite, SavedSearch } from "#dev/seed/interests.ts";
import type { Market } from "#dev/seed/market.ts";
import { insertRows, type Row } from "./rows.ts";

function featureRow({ id, name, description, coverId, createdBy, createdAt, ...more }: Feature): Row {
  return {
    project_id: more.projectId,
    show_from: more.showFrom,
    show_until: more.showUntil,
    version: 1,
    id,
    name,
    description,
    cover_media_id: coverId,
    media_ids: [coverId],
    created_by: createdBy.id,
    created_at: createdAt,
  };
}

function favoriteRow({ userId, projectId, createdAt }: Favorite): Row {
  return { user_id: userId, project_id: projectId, created_at: createdAt };
}

function savedSearchRow({ userId, createdAt, ...search }: SavedSearch): Row {
  return { ...search, user_id: userId, created_at: createdAt, version: 1 };
}

/** Features, favorites and saved searches. */
export async function writeInterests(client: pg.Client, { features, interests }: Market): Promise<void> {
  await insertRows(client, "feature", features.map(featureRow));
  await insertRows(client, "favorite", interests.favorites.map(favoriteRow));
  await insertRows(client, "saved_search", interests.savedSearches.map(savedSearchRow));
}
