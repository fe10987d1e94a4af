import { at } from "../../../support/graph.ts";
import { free, type AdditionCase } from "../../addition-case.ts";
import type { Making, Target } from "../../mutation-case.ts";
import { bare } from "../../people.ts";

/** Key of an upload begun by T1; the admin has the same permissions on it. */
const OF_UPLOADS = { service: "media", ok: ["talentSelf", "admin"], others: "NOT_FOUND" } as const;

const begunUpload = (making: Making): Promise<Target> =>
  begin(making, { FileName: "a.png", ContentType: "image/png", Purpose: "Headshot" });
const begunVideo = (making: Making): Promise<Target> =>
  begin(making, { FileName: "a.mp4", ContentType: "video/mp4", Purpose: "Reel" });

async function begin({ world }: Making, file: object): Promise<Target> {
  const query = "mutation($f: UploadInput!) { createUpload(file: $f) { PK } }";
  const f = { ...file, Size: 18 * 1024 ** 2 };
  const k = String(at((await world.must("talentSelf", query, { f })).data, "createUpload.PK"));
  return { variables: { k }, rows: [{ service: "media", table: "file", column: "id", id: bare(k) }] };
}

export const MEDIA_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
  createUpload: {
    service: "media",
    query: "mutation($f: UploadInput!) { createUpload(file: $f) { PK } }",
    events: [],
    make: () => free({ f: { FileName: "a.png", ContentType: "image/png", Size: 9, Purpose: "Headshot" } }),
  },
  completeUpload: {
    ...OF_UPLOADS,
    query: "mutation($k: ID!) { completeUpload(key: $k) { PK } }",
    events: ["media.ready"],
    async make({ world }) {
      const k = await world.workshop.uploadedPicture("talentSelf", "Headshot");
      const row = { service: "media", table: "file", column: "id", id: bare(k) };
      return { variables: { k }, rows: [row] };
    },
  },
  signUploadPart: {
    ...OF_UPLOADS,
    query: "mutation($k: ID!) { signUploadPart(key: $k, parts: [1, 2]) { UploadUrl } }",
    events: [],
    make: begunUpload,
  },
  signUploadStill: {
    ...OF_UPLOADS,
    query: "mutation($k: ID!) { signUploadStill(key: $k, size: 9) { UploadUrl } }",
    events: [],
    make: begunVideo,
  },
  listUploadParts: {
    ...OF_UPLOADS,
    query: "query($k: ID!) { listUploadParts(key: $k) { Part } }",
    events: [],
    make: begunUpload,
  },
  abortUpload: {
    ...OF_UPLOADS,
    query: "mutation($k: ID!) { abortUpload(key: $k) { Status } }",
    events: [],
    make: begunUpload,
  },
  getMediaItems: {
    service: "media",
    query: "query($c: MediaItemsCriteria) { getMediaItems(criteria: $c) { Results { PK } } }",
    ok: ["talentSelf", "admin"],
    others: "NOT_FOUND",
    events: [],
    make: ({ world }) => free({ c: { UserId: world.people.of.talentSelf.key } }),
  },
  updateMediaItem: {
    ...OF_UPLOADS,
    query: `mutation($k: ID!) { updateMediaItem(media: { PK: $k, AltText: "A face." }) { PK } }`,
    events: [],
    make: begunUpload,
  },
  reorderMedia: {
    ...OF_UPLOADS,
    query: "mutation($k: ID!) { reorderMedia(keys: [$k]) { Status } }",
    events: [],
    make: begunUpload,
  },
  deleteMedia: {
    ...OF_UPLOADS,
    query: "mutation($k: ID!) { deleteMedia(key: $k) { Status } }",
    events: ["media.deleted"],
    async make({ world }) {
      const k = await world.workshop.uploadedPicture("talentSelf", "Headshot");
      return { variables: { k }, rows: [{ service: "media", table: "file", column: "id", id: bare(k) }] };
    },
  },
};
