import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Places } from "#dev/start/settings.ts";
import type { Market } from "./market.ts";
import { portraitSvg } from "./portrait.ts";
import { posterSvg } from "./poster.ts";
import { insertRows, withDatabase, type Row } from "./rows.ts";

const PORTRAIT = { width: 640, height: 800 };
const POSTER = { width: 640, height: 960 };
const THUMBNAIL_WIDTH = 480;
/** Pictures drawn at once; the drawing itself runs outside of JavaScript. */
const AT_ONCE = 4;

interface Picture {
  readonly id: string;
  readonly svg: string;
  readonly width: number;
}

/** Draws a picture into the object store's folder, as its content and as its thumbnail. */
async function draw(folder: string, { id, svg, width }: Picture): Promise<void> {
  const content = join(folder, "content", `${id}.webp`);
  if (existsSync(`${content}.json`)) return;
  const image = sharp(Buffer.from(svg), { density: 160 });
  const facts = JSON.stringify({ contentType: "image/webp" });
  const thumbnail = join(folder, "thumbnails", `${id}.webp`);
  await writeFile(thumbnail, await image.clone().resize(THUMBNAIL_WIDTH).webp({ quality: 78 }).toBuffer());
  await writeFile(content, await image.clone().resize(width).webp({ quality: 84 }).toBuffer());
  await Promise.all([writeFile(`${thumbnail}.json`, facts), writeFile(`${content}.json`, facts)]);
}

/** The pictures that talents see first are drawn first: posters, then portraits. */
export async function drawPictures(market: Market, places: Places): Promise<void> {
  const folder = places.objectsFolder;
  await Promise.all(["content", "thumbnails"].map((name) => mkdir(join(folder, name), { recursive: true })));
  const posters = market.projects.map(({ posterId, name, type, city }) => ({
    id: posterId,
    svg: posterSvg(name, `${type} · ${city.name}`, market.chance),
    width: POSTER.width,
  }));
  const portraits = market.portraitObjects.map((id, index) => {
    const face = market.faces[index % market.faces.length];
    if (!face) throw new Error("There is no face to draw.");
    return { id, svg: portraitSvg(face, market.chance), width: PORTRAIT.width };
  });
  const waiting = [...posters, ...portraits];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await draw(folder, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function fileRow(facts: {
  id: string;
  ownerId: string;
  companyId: string | null;
  purpose: string;
  object: string;
  name: string;
  size: typeof PORTRAIT;
}): Row {
  return {
    id: facts.id,
    owner_id: facts.ownerId,
    company_id: facts.companyId,
    purpose: facts.purpose,
    status: "Ready",
    file_name: facts.name,
    declared_type: "image/webp",
    declared_size: 40_000,
    content_type: "image/webp",
    size: 40_000,
    width: facts.size.width,
    height: facts.size.height,
    content_key: `content/${facts.object}.webp`,
    thumbnail_key: `thumbnails/${facts.object}.webp`,
    version: 3,
    created_at: new Date(),
    completed_at: new Date(),
  };
}

/** The files of headshots and posters; people beyond the drawn portraits share an object, never a file. */
export async function writeMedia(market: Market, places: Places): Promise<void> {
  const headshots = market.members.flatMap(({ id, portrait, firstName, lastName }) => {
    const object = portrait === null ? undefined : market.portraitObjects[portrait];
    if (object === undefined) return [];
    const name = `${firstName} ${lastName}.webp`;
    return [
      fileRow({
        id: market.portraitFileOf(id),
        ownerId: id,
        companyId: null,
        purpose: "Headshot",
        object,
        name,
        size: PORTRAIT,
      }),
    ];
  });
  const posters = market.projects.map(({ posterId, createdBy, company, name }) =>
    fileRow({
      id: posterId,
      ownerId: createdBy.id,
      companyId: company.id,
      purpose: "Poster",
      object: posterId,
      name: `${name}.webp`,
      size: POSTER,
    }),
  );
  await withDatabase(places.databaseUrl("media"), (client) =>
    insertRows(client, "file", [...headshots, ...posters]),
  );
}
