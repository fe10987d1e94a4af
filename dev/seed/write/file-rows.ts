import type pg from "pg";
import type { Row } from "./rows.ts";

export const PORTRAIT = { width: 640, height: 800 };
export const POSTER = { width: 640, height: 960 };
export const LOGO = { width: 480, height: 480 };
/** What a row says of its size until its bytes are there, which tell it. */
const BYTES = 40_000;

export interface FileFacts {
  readonly id: string;
  readonly ownerId: string;
  readonly companyId: string | null;
  readonly purpose: "Headshot" | "Poster" | "Reel" | "Document";
  readonly name: string;
  readonly type: string;
  readonly at: Date;
  /** Where media keeps its bytes, and those of its smaller renditions. */
  readonly content: string;
  readonly thumbnail: string | null;
  readonly small: string | null;
  /** Width and height in pixels, of a picture. */
  readonly pixels?: typeof PORTRAIT;
}

/** A file whose bytes are not there yet: it has no links until `markReady` says that they are. */
export function fileRow({ id, ownerId, companyId, purpose, name, type, at, ...facts }: FileFacts): Row {
  return {
    id,
    owner_id: ownerId,
    company_id: companyId,
    purpose,
    status: "Scanning",
    file_name: name,
    declared_type: type,
    declared_size: BYTES,
    content_type: null,
    size: null,
    width: facts.pixels?.width ?? null,
    height: facts.pixels?.height ?? null,
    content_key: facts.content,
    thumbnail_key: facts.thumbnail,
    small_key: facts.small,
    version: 3,
    created_at: at,
    completed_at: null,
  };
}

/** Where media keeps a picture, under the name of the drawing: many files may have the same. */
export const pictureKeys = (drawing: string) => ({
  content: `content/${drawing}.webp`,
  thumbnail: `thumbnails/${drawing}.webp`,
  small: `small/${drawing}.webp`,
});

/** Says of all files with these bytes that they are there, and how many. */
export async function markReady(client: pg.Client, content: string, bytes: number): Promise<void> {
  await client.query(
    `update file set status = 'Ready', content_type = declared_type, declared_size = $1, size = $1, completed_at = created_at
     where content_key = $2 and status = 'Scanning'`,
    [bytes, content],
  );
}
