import type { FileKind, Purpose } from "@callboard/catalog/files/file-kinds.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { aboutFile } from "./events.ts";
import {
  baseName,
  fileNameOf,
  mayManage,
  isSigner,
  maySee,
  maySign,
  mayBeFilm,
  partedUploadOf,
  partsOfFile,
  refuseBytes,
  type MediaFile,
  type Viewer,
} from "./file.ts";

test.each<[Purpose, FileKind | null, number, string | null]>([
  ["Headshot", "image/png", 10, null],
  ["Headshot", "image/png", 0, "FILE_EMPTY"],
  ["Headshot", null, 10, "FILE_KIND"],
  ["Headshot", "video/mp4", 10, "FILE_KIND"],
  ["Headshot", "image/heic", 10, "FILE_KIND"],
  ["Poster", "image/jpeg", LIMITS.imageBytes + 1, "FILE_SIZE"],
  ["Document", "application/pdf", LIMITS.documentBytes, null],
  ["Reel", "application/pdf", 10, "FILE_KIND"],
  ["Document", "text/plain", 10, "FILE_KIND"],
  ["VoiceReel", "audio/wav", LIMITS.recordingBytes, null],
  ["VoiceReel", "audio/wav", LIMITS.recordingBytes + 1, "FILE_SIZE"],
  ["VoiceReel", "video/mp4", 10, "FILE_KIND"],
  ["Attachment", "text/plain", 10, null],
  ["Attachment", "image/png", LIMITS.imageBytes + 1, "FILE_SIZE"],
  ["Attachment", "video/mp4", LIMITS.attachmentBytes, null],
  ["Attachment", "video/mp4", LIMITS.attachmentBytes + 1, "FILE_SIZE"],
  ["Attachment", "audio/mpeg", 10, null],
  ["Attachment", null, 10, "FILE_KIND"],
])("a %s whose bytes are %s of %i: %s", (purpose, contentType, size, reason) => {
  expect(refuseBytes({ purpose }, { contentType, size })).toBe(reason);
});

const owner: Viewer = { userId: "owner", companyId: "a", isAdmin: false };
const colleague: Viewer = { userId: "colleague", companyId: "a", isAdmin: false };
const stranger: Viewer = { userId: "stranger", companyId: "b", isAdmin: false };
const guest: Viewer = { userId: null, companyId: null, isAdmin: false };
const admin: Viewer = { userId: "admin", companyId: null, isAdmin: true };
const file = (change: Partial<MediaFile>) =>
  ({ ownerId: "owner", companyId: "a", status: "Ready", purpose: "Headshot", ...change }) as MediaFile;

test.each([
  ["headshot", file({}), [true, true, true, false, true]],
  ["headshot that waits, of a colleague", file({ status: "Pending" }), [true, false, false, false, true]],
  ["document of a person", file({ purpose: "Document", companyId: null }), [true, false, false, false, true]],
  ["poster", file({ purpose: "Poster" }), [true, true, true, true, true]],
  ["picture of a gallery", file({ purpose: "Gallery" }), [true, true, true, true, true]],
  ["reel", file({ purpose: "Reel" }), [true, true, true, false, true]],
  ["voice reel", file({ purpose: "VoiceReel" }), [true, true, true, false, true]],
  ["document", file({ purpose: "Document" }), [true, true, false, false, true]],
  ["attachment", file({ purpose: "Attachment" }), [true, false, false, false, false]],
  ["poster that waits", file({ purpose: "Poster", status: "Pending" }), [true, true, false, false, true]],
  ["deleted poster", file({ purpose: "Poster", status: "Deleted" }), [false, false, false, false, false]],
])("who sees a %s: owner, colleague, stranger, guest, admin", (_name, one, expected) => {
  expect([owner, colleague, stranger, guest, admin].map((viewer) => maySee(one, viewer))).toEqual(expected);
});

test.each([
  ["Attachment", "Ready", [true, false, false]],
  ["Document", "Ready", [false, true, true]],
  ["Poster", "Ready", [false, true, false]],
  ["Headshot", "Ready", [false, true, true]],
  ["Gallery", "Ready", [false, true, true]],
  ["Reel", "Ready", [false, false, true]],
  ["Reel", "Deleted", [false, false, false]],
  ["VoiceReel", "Ready", [false, false, true]],
  ["Document", "Scanning", [false, false, false]],
  ["Document", "Deleted", [false, false, false]],
] as const)(
  "who hands on links of a %s that is %s: messaging, projects, talent",
  (purpose, status, expected) => {
    const signers = ["messaging", "projects", "talent"];
    expect(signers.map((service) => maySign(file({ purpose, status }), service))).toEqual(expected);
  },
);

test.each([
  ["messaging", true],
  ["projects", true],
  ["talent", true],
  ["casting", false],
])("%s knows who reads some files: %s", (service, expected) => {
  expect(isSigner(service)).toBe(expected);
});

const gone: Viewer = { ...owner, companyId: null };
const moved: Viewer = { ...owner, companyId: "b" };
test.each([
  ["Poster", [true, true, false, false]],
  ["Gallery", [true, true, false, false]],
  ["Document", [true, true, false, false]],
  ["Headshot", [true, false, true, true]],
  ["Reel", [true, false, true, true]],
  ["VoiceReel", [true, false, true, true]],
] as const)(
  "who manages a %s: its uploader, a colleague, its uploader after leaving, and elsewhere",
  (purpose, expected) => {
    const viewers = [owner, colleague, gone, moved];
    expect(viewers.map((viewer) => mayManage(file({ purpose }), viewer))).toEqual(expected);
  },
);

test("a person without a company manages their own files, and nothing of people without a company", () => {
  expect(mayManage(file({ companyId: null }), { ...guest, userId: "other" })).toBe(false);
  expect(mayManage(file({ companyId: null }), { ...guest, userId: "owner" })).toBe(true);
});

test.each([
  ["a.png", "a.png"],
  ["C:\\photos\\me.png", "me.png"],
  ["../../etc/passwd", "passwd"],
  ["folder/", ""],
  [" a\u0000b\u202egnp.exe ", "abgnp.exe"],
  ["e\u0301.png", "\u00e9.png"],
])("of the name %j %j is kept", (name, kept) => {
  expect(baseName(name)).toBe(kept);
});

const LONG = "a".repeat(300);
test.each([
  ["a short name", "me.jpg", "me.jpg"],
  ["a long name", `${LONG}.jpg`, `${"a".repeat(196)}.jpg`],
  ["a long name without an extension", LONG, "a".repeat(200)],
  ["a long extension, which is none", `me.${LONG}`, `me.${"a".repeat(197)}`],
  ["letters of two units", `${"😀".repeat(201)}.png`, `${"😀".repeat(196)}.png`],
  ["marks of direction", "\u200f\u0635\u0648\u0631\u0629\u200e.jpg", "\u0635\u0648\u0631\u0629.jpg"],
  ["nothing but a path", "../../", "file"],
  ["nothing", " ", "file"],
  ["half a letter", "a\ud800.jpg", "a\ufffd.jpg"],
])("a file is never refused for its name: %s", (_case, sent, kept) => {
  expect(fileNameOf(sent)).toBe(kept);
});

test.each([
  ["Reel", "video/mp4", true],
  ["Reel", "application/octet-stream", true],
  ["Reel", "video/x-m4v", true],
  ["Gallery", "image/png", false],
  ["Gallery", "", true],
  ["Headshot", "application/octet-stream", false],
] as const)("a %s announced as %j may be a film: %s", (purpose, declaredType, expected) => {
  expect(mayBeFilm({ purpose, declaredType })).toBe(expected);
});

test("a file in parts says which, and one in a piece has none", () => {
  const parted = file({
    contentKey: "key",
    declaredSize: 25,
    parts: { uploadId: "upload", partBytes: 10 },
  });
  expect(partsOfFile(parted).map(({ size }) => size)).toEqual([10, 10, 5]);
  expect(partedUploadOf(parted)).toEqual({ key: "key", uploadId: "upload" });
  expect(partsOfFile(file({ parts: null }))).toEqual([]);
  expect(partedUploadOf(file({ parts: null }))).toBeNull();
});

test("events say of a file whose it is", () => {
  expect(aboutFile(file({ id: "file", version: 3 }))).toEqual({
    mediaId: "file",
    ownerId: "owner",
    version: 3,
  });
});
