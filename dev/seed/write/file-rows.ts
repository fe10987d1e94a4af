import type pg from "pg";
import type { Row } from "./rows.ts";

export const PORTRAIT = { width: 640, height: 800 };
export const POSTER = { width: 640, height: 960 };
export const LOGO = { width: 480, height: 480 };
/** Size in a file's row until the actual bytes are known. */
const BYTES = 40_000;

export interface FileFacts {
  readonly id: string;
  readonly ownerId: string;
  readonly companyId: string | null;
  readonly purpose: "Headshot" | "Poster" | "Reel" | "Document";
  readonly name: string;
  readonly type: string;
  readonly at: Date;
  /** Media's object keys of its content and its smaller renditions. */
  readonly content: string;
  readonly thumbnail: string | null;
  readonly small: string | null;
  /** A picture's width and height in pixels. */
  readonly pixels?: typeof PORTRAIT;
}

/** The row of a file whose bytes do not exist yet; it has no links until `markReady`. */
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

/** Media's object keys of a picture by its drawing, which many files may share. */
export const pictureKeys = (drawing: string) => ({
  content: `content/${drawing}.webp`,
  thumbnail: `thumbnails/${drawing}.webp`,
  small: `small/${drawing}.webp`,
});

/** Marks all files with these bytes as ready, and sets their size. */
export async function markReady(client: pg.Client, content: string, bytes: number): Promise<void> {
  await client.query(
    `update file set status = 'Ready', content_type = declared_type, declared_size = $1, size = $1, completed_at = created_at
     where content_key = $2 and status = 'Scanning'`,
    [bytes, content],
  );
}
