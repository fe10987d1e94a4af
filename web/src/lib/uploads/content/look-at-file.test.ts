import { LIMITS } from "@callboard/catalog/limits.ts";
import { sizeInWords } from "@callboard/catalog/files/file-kinds.ts";
import { readFile } from "node:fs/promises";
import { texts } from "#i18n/bundles/files/en.ts";
import { lookAtFile } from "./look-at-file.ts";

const FIELD = new URL("../../../../../services/media/test/files/", import.meta.url);

test.each([
  ["animated.png", "Headshot", "image/png", null],
  ["plain.jpg", "Headshot", "image/jpeg", null],
  ["heic-inside.jpg", "Headshot", "image/heic", "PHOTO_KIND"],
  ["apple.m4v", "Reel", "video/mp4", null],
  ["hevc.mov", "Reel", "video/quicktime", null],
  ["apple.m4v", "Headshot", "video/mp4", "PHOTO_KIND"],
  ["voice-note.opus", "Attachment", "audio/ogg", null],
  ["voice-note.opus", "Reel", "audio/ogg", "VIDEO_KIND"],
  ["voice-note.opus", "VoiceReel", "audio/ogg", null],
  ["apple.m4v", "VoiceReel", "video/mp4", "RECORDING_KIND"],
  ["line-break-before-header.pdf", "Document", "application/pdf", null],
  ["sides-windows-1254.txt", "Attachment", "text/plain", null],
  ["sides-windows-1254.txt", "Document", "text/plain", "PDF_KIND"],
] as const)("%s for a %s is %s: %s", async (name, purpose, kind, broken) => {
  const file = new File([await readFile(new URL(name, FIELD))], name);
  expect(await lookAtFile(file, purpose)).toMatchObject({ kind, broken });
});

test.each([
  ["nothing", new File([], "a"), "FILE_EMPTY"],
  ["a text of 26 MB", new File(["a".repeat(26 * 1024 ** 2)], "a"), "FILE_SIZE"],
])("%s as an attachment: %s", async (_case, file, broken) => {
  expect(await lookAtFile(file, "Attachment")).toMatchObject({ broken });
});

test("the refusal of a size names the limits that hold", () => {
  const { imageBytes, videoBytes, recordingBytes, documentBytes, attachmentBytes } = LIMITS;
  for (const bytes of [imageBytes, videoBytes, recordingBytes, documentBytes, attachmentBytes])
    expect(texts.rule.FILE_SIZE).toContain(sizeInWords(bytes));
});

test("a film is sent without its place, as long as before and under the same name", async () => {
  const film = await readFile(new URL("place-in-video.mov", FIELD));
  const chosen = new File([film], "reel.mov", { type: "video/quicktime", lastModified: 7 });
  const { file, isHardToShow } = await lookAtFile(chosen, "Reel");
  const { name, size, type, lastModified } = file;
  expect({ name, size, type, lastModified, isHardToShow }).toEqual({
    name: "reel.mov",
    size: film.length,
    type: "video/quicktime",
    lastModified: 7,
    isHardToShow: false,
  });
  const place = /[+-]\d\d\.\d{4}[+-]\d{3}\.\d{4}/;
  expect(film.toString("latin1")).toMatch(place);
  expect(Buffer.from(await file.arrayBuffer()).toString("latin1")).not.toMatch(place);
});

test("a film that some browsers show without a picture is known as such", async () => {
  const film = new File([await readFile(new URL("hevc.mov", FIELD))], "hevc.mov");
  expect(await lookAtFile(film, "Reel")).toMatchObject({ broken: null, isHardToShow: true });
});
