import { parseConfig } from "@callboard/kit/process/config.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import type { ObjectStore } from "@callboard/media/adapters/objects/object-store.ts";
import { openStore } from "@callboard/media/adapters/objects/open-store.ts";
import { THUMBNAIL_TYPE } from "@callboard/media/adapters/objects/renditions.ts";
import { configSchema } from "@callboard/media/config.ts";
import sharp from "sharp";
import { serviceEnvironment, type Places } from "#dev/start/settings.ts";
import { SERVICES } from "#dev/topology.ts";
import type { Resume } from "#dev/seed/demo/album.ts";
import { pdfOf, type ProjectDocument } from "#dev/seed/documents.ts";
import type { Market } from "#dev/seed/market.ts";
import type { Seeded } from "./seeded.ts";
import { createChance } from "#dev/seed/chance.ts";
import { looksOf } from "#dev/seed/portrait/look.ts";
import { portraitSvg } from "#dev/seed/portrait/portrait.ts";
import { logoSvg } from "#dev/seed/logo.ts";
import { posterSvg } from "#dev/seed/poster.ts";
import { insertRows, withDatabase, type Row } from "./rows.ts";
import { drawReels, reelRows } from "./write-reels.ts";

const PORTRAIT = { width: 640, height: 800 };
const POSTER = { width: 640, height: 960 };
const LOGO = { width: 480, height: 480 };
const THUMBNAIL_WIDTH = 480;
/** Pictures drawn at once; the drawing itself runs outside of JavaScript. */
const AT_ONCE = 4;

interface Picture {
  readonly id: string;
  readonly svg: string;
  readonly width: number;
}

/** Draws a picture into the object store, as its thumbnail and then as its content. */
async function draw(objects: ObjectStore, { id, svg, width }: Picture): Promise<void> {
  const content = `content/${id}.webp`;
  if (await objects.stat(content)) return;
  const image = sharp(Buffer.from(svg), { density: 160 });
  const thumbnail = await image.clone().resize(THUMBNAIL_WIDTH).webp({ quality: 78 }).toBuffer();
  await objects.write(`thumbnails/${id}.webp`, thumbnail, THUMBNAIL_TYPE);
  const whole = await image.clone().resize(width).webp({ quality: 84 }).toBuffer();
  await objects.write(content, whole, "image/webp");
}

/** The object store of media, with media's own settings. */
function openObjects({ places, data }: Seeded): ObjectStore {
  const media = SERVICES.find(({ name }) => name === "media");
  if (!media) throw new Error("The topology has no media.");
  const config = parseConfig(configSchema, serviceEnvironment(media, places, data.secrets));
  return openStore(config, createLog("seed", "warn")).objects;
}

/** Writes the documents of projects into the object store. */
export async function writeDocuments(market: Market, system: Seeded): Promise<void> {
  const objects = openObjects(system);
  for (const { id, project, lines } of market.documents)
    await objects.write(documentKey(id), pdfOf(project.name, lines), PDF);
  const { id, title, lines } = market.album.resume;
  await objects.write(documentKey(id), pdfOf(title, lines), PDF);
}

const PDF = "application/pdf";
const documentKey = (id: string): string => `content/${id}.pdf`;

function documentRow({ id, project, fileName, lines }: ProjectDocument): Row {
  const owner = { ownerId: project.createdBy.id, companyId: project.company.id };
  return pdfRow({ id, name: fileName, ...owner }, pdfOf(project.name, lines).byteLength);
}

function resumeRow({ id, owner, fileName, title, lines }: Resume): Row {
  const file = { id, name: fileName, ownerId: owner.id, companyId: null };
  return pdfRow(file, pdfOf(title, lines).byteLength);
}

function pdfRow(
  file: { id: string; ownerId: string; companyId: string | null; name: string },
  size: number,
): Row {
  return {
    ...fileRow({ ...file, purpose: "Document", object: file.id, size: POSTER }),
    declared_type: PDF,
    content_type: PDF,
    declared_size: size,
    size,
    width: null,
    height: null,
    content_key: documentKey(file.id),
    thumbnail_key: null,
  };
}

function logosIn({ companies, logos }: Market): readonly Picture[] {
  return companies.flatMap((company, place) => {
    const id = logos.get(company.id);
    return id === undefined ? [] : [{ id, svg: logoSvg(place), width: LOGO.width }];
  });
}

function logoRows({ companies, logos }: Market): readonly Row[] {
  return companies.flatMap(({ id: companyId, name, members }) => {
    const id = logos.get(companyId);
    const facts = { ownerId: members[0]?.id ?? "", companyId, purpose: "Poster", size: LOGO };
    return id === undefined ? [] : [fileRow({ ...facts, id, object: id, name: `${name}.webp` })];
  });
}

/** The pictures that talents see first are drawn first: posters, then portraits. */
export async function drawPictures(market: Market, system: Seeded): Promise<void> {
  const objects = openObjects(system);
  const posters = market.projects.map(({ posterId, name, type, city }) => ({
    id: posterId,
    svg: posterSvg(name, `${type} · ${city.name}`, market.chance),
    width: POSTER.width,
  }));
  // By a chance of its own: nobody looks different because something else of the market has changed.
  const looks = looksOf(market.faces, createChance());
  const portraits = market.portraitObjects.map((id, index) => {
    const look = looks[index % looks.length];
    if (!look) throw new Error("There is no face to draw.");
    return { id, svg: portraitSvg(look), width: PORTRAIT.width };
  });
  const photos = market.album.photos.map(({ id, owner, change }) => {
    const look = looks[owner.portrait ?? 0];
    if (!look) throw new Error("There is no face to draw.");
    return { id, svg: portraitSvg({ ...look, ...change }), width: PORTRAIT.width };
  });
  const waiting = [...logosIn(market), ...posters, ...photos, ...portraits];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await draw(objects, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await withDatabase(system.places.databaseUrl("media"), (client) =>
    drawReels(objects, client, { reels: market.reels, looks }),
  );
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

/** The files of headshots; people beyond the drawn portraits share an object, never a file. */
function portraitRows(market: Market): readonly Row[] {
  return market.members.flatMap(({ id, portrait, firstName, lastName }) => {
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
}

/** Every file of the market; the bytes of some are drawn later. */
export async function writeMedia(market: Market, places: Places): Promise<void> {
  const photos = market.album.photos.map(({ id, owner, fileName }) =>
    fileRow({
      id,
      ownerId: owner.id,
      companyId: null,
      purpose: "Headshot",
      object: id,
      name: fileName,
      size: PORTRAIT,
    }),
  );
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
    insertRows(client, "file", [
      ...portraitRows(market),
      ...photos,
      ...posters,
      ...logoRows(market),
      ...market.documents.map(documentRow),
      resumeRow(market.album.resume),
      ...reelRows(market),
    ]),
  );
}
