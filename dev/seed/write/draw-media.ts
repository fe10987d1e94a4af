import type pg from "pg";
import { parseConfig } from "@callboard/kit/process/config.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import type { ObjectStore } from "@callboard/media/adapters/objects/object-store.ts";
import { openStore } from "@callboard/media/adapters/objects/open-store.ts";
import { THUMBNAIL_TYPE } from "@callboard/media/adapters/objects/renditions.ts";
import { configSchema } from "@callboard/media/config.ts";
import { SMALL_WIDTH, THUMBNAIL_WIDTH } from "@callboard/media/domain/pictures.ts";
import sharp from "sharp";
import { serviceEnvironment } from "#dev/start/settings.ts";
import { SERVICES } from "#dev/topology.ts";
import { createChance } from "#dev/seed/chance.ts";
import { logoSvg } from "#dev/seed/logo.ts";
import type { Market } from "#dev/seed/market.ts";
import { drawLooks, type Look } from "#dev/seed/portrait/look.ts";
import { portraitSvg } from "#dev/seed/portrait/portrait.ts";
import { posterSvg } from "#dev/seed/poster.ts";
import { drawDocuments } from "./draw-documents.ts";
import { LOGO, markReady, pictureKeys, PORTRAIT, POSTER } from "./file-rows.ts";
import { withDatabase } from "./rows.ts";
import type { Seeded } from "./seeded.ts";
import { drawReels } from "./write-reels.ts";

/** Out of six: a third less work than the encoder's default of four, for a twentieth more bytes. */
const EFFORT = 2;
/** Pictures drawn concurrently; the drawing itself runs outside JavaScript. */
const AT_ONCE = 4;

interface Picture {
  readonly id: string;
  readonly svg: string;
  readonly width: number;
}

/**
 * Creates the bytes of all files of the market, skipping existing ones. A file gets links once its bytes exist, so
 * that no page requests a picture that has not been drawn yet.
 */
export async function drawMedia(market: Market, system: Seeded): Promise<void> {
  const objects = openObjects(system);
  // A separate random sequence, so that looks do not change with other parts of the market.
  const looks = drawLooks(market.faces, createChance());
  const url = system.places.databaseUrl("media");
  await withDatabase(url, (client) => drawDocuments(objects, client, market));
  const waiting = picturesOf(market, looks);
  const worker = (): Promise<void> =>
    withDatabase(url, async (client) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await drawPicture(objects, client, next);
    });
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await withDatabase(url, (client) => drawReels(objects, client, { reels: market.reels, looks }));
}

/** Media's object store, opened with media's own settings. */
function openObjects({ places, data }: Seeded): ObjectStore {
  const media = SERVICES.find(({ name }) => name === "media");
  if (!media) throw new Error("The topology has no media.");
  const config = parseConfig(configSchema, serviceEnvironment(media, places, data.secrets));
  return openStore(config, createLog("seed", "warn")).objects;
}

/** Pictures in the order in which talent sees them: posters, then portraits. */
function picturesOf(market: Market, looks: readonly Look[]): Picture[] {
  const lookOf = (place: number): Look => {
    const look = looks[place];
    if (!look) throw new Error("There is no face to draw.");
    return look;
  };
  const logos = market.companies.flatMap(({ id: companyId }, place) => {
    const id = market.logos.get(companyId);
    return id === undefined ? [] : [{ id, svg: logoSvg(place), width: LOGO.width }];
  });
  const posters = market.projects.map(({ posterId: id, name, type, city }) => ({
    id,
    svg: posterSvg(name, `${type} · ${city.name}`, market.chance),
    width: POSTER.width,
  }));
  const portraits = market.portraitObjects.map((id, place) => ({
    id,
    svg: portraitSvg(lookOf(place % looks.length)),
    width: PORTRAIT.width,
  }));
  const photos = market.album.photos.map(({ id, owner, change }) => ({
    id,
    svg: portraitSvg({ ...lookOf(owner.portrait ?? 0), ...change }),
    width: PORTRAIT.width,
  }));
  return [...logos, ...posters, ...photos, ...portraits];
}

/** Draws a picture into the object store if missing, and marks its files as ready. */
async function drawPicture(objects: ObjectStore, client: pg.Client, picture: Picture): Promise<void> {
  const { content } = pictureKeys(picture.id);
  const kept = await objects.stat(content);
  await markReady(client, content, kept?.size ?? (await draw(objects, picture)));
}

/** Writes a picture's smaller renditions and then its content; returns the content's size in bytes. */
async function draw(objects: ObjectStore, { id, svg, width }: Picture): Promise<number> {
  const { content, thumbnail, small } = pictureKeys(id);
  const drawn = sharp(Buffer.from(svg), { density: 160 }).resize(width).raw();
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  const image = sharp(data, { raw: info });
  for (const [key, wide] of [
    [thumbnail, THUMBNAIL_WIDTH],
    [small, SMALL_WIDTH],
  ] as const) {
    const rendition = await image.clone().resize(wide).webp({ quality: 78, effort: EFFORT }).toBuffer();
    await objects.write(key, rendition, THUMBNAIL_TYPE);
  }
  const whole = await image.clone().webp({ quality: 84, effort: EFFORT }).toBuffer();
  await objects.write(content, whole, THUMBNAIL_TYPE);
  return whole.byteLength;
}
