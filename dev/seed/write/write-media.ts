import { THUMBNAIL_TYPE } from "@callboard/media/adapters/objects/renditions.ts";
import type { Places } from "#dev/start/settings.ts";
import type { Market } from "#dev/seed/market.ts";
import { documentKey, PDF } from "./draw-documents.ts";
import { fileRow, LOGO, pictureKeys, PORTRAIT, POSTER, type FileFacts } from "./file-rows.ts";
import { insertRows, withDatabase, type Row } from "./rows.ts";
import { reelRows } from "./write-reels.ts";

type PictureFacts = Pick<FileFacts, "id" | "ownerId" | "companyId" | "purpose" | "name" | "pixels"> & {
  readonly drawing: string;
};

/** Every file of the market. Their bytes are created later. */
export async function writeMedia(market: Market, places: Places): Promise<void> {
  const at = new Date();
  const pictures = [...portraits(market), ...photos(market), ...posters(market), ...logos(market)].map(
    ({ drawing, ...facts }) => fileRow({ ...facts, type: THUMBNAIL_TYPE, at, ...pictureKeys(drawing) }),
  );
  const rows = [...pictures, ...documentRows(market, at), ...reelRows(market, at)];
  await withDatabase(places.databaseUrl("media"), (client) => insertRows(client, "file", rows));
}

/** The files of headshots; beyond the drawn portraits, people share a drawing but never a file. */
function portraits(market: Market): readonly PictureFacts[] {
  return market.members.flatMap(({ id: ownerId, portrait, firstName, lastName }) => {
    const drawing = portrait === null ? undefined : market.portraitObjects[portrait];
    if (drawing === undefined) return [];
    const id = market.portraitFileOf(ownerId);
    const name = `${firstName} ${lastName}.webp`;
    return [{ id, ownerId, companyId: null, purpose: "Headshot", name, pixels: PORTRAIT, drawing }];
  });
}

function photos({ album }: Market): readonly PictureFacts[] {
  return album.photos.map(({ id, owner, fileName: name }) => ({
    id,
    ownerId: owner.id,
    companyId: null,
    purpose: "Headshot",
    name,
    pixels: PORTRAIT,
    drawing: id,
  }));
}

function posters({ projects }: Market): readonly PictureFacts[] {
  return projects.map(({ posterId: id, createdBy, company, name }) => ({
    id,
    ownerId: createdBy.id,
    companyId: company.id,
    purpose: "Poster",
    name: `${name}.webp`,
    pixels: POSTER,
    drawing: id,
  }));
}

function logos(market: Market): readonly PictureFacts[] {
  return market.companies.flatMap(({ id: companyId, name, members }) => {
    const id = market.logos.get(companyId);
    const ownerId = members[0]?.id ?? "";
    const facts = { ownerId, companyId, purpose: "Poster", name: `${name}.webp`, pixels: LOGO } as const;
    return id === undefined ? [] : [{ ...facts, id, drawing: id }];
  });
}

function documentRows({ documents, album }: Market, at: Date): readonly Row[] {
  const { resume } = album;
  const ofProjects = documents.map(({ id, project, fileName: name }) => ({
    id,
    name,
    ownerId: project.createdBy.id,
    companyId: project.company.id,
  }));
  const ofTalent = { id: resume.id, name: resume.fileName, ownerId: resume.owner.id, companyId: null };
  return [...ofProjects, ofTalent].map((facts) =>
    fileRow({
      ...facts,
      purpose: "Document",
      type: PDF,
      at,
      content: documentKey(facts.id),
      thumbnail: null,
      small: null,
    }),
  );
}
