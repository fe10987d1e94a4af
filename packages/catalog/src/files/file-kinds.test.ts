import { LIMITS } from "../limits.ts";
import { ACCEPTED, kindNamed, maxAnnounced, maxBytes, sizeInWords, type Purpose } from "./file-kinds.ts";

test.each([
  ["image/jpeg", "image/jpeg"],
  ["IMAGE/JPG", "image/jpeg"],
  ["image/apng", "image/png"],
  ["video/x-m4v", "video/mp4"],
  ["video/3gpp", "video/mp4"],
  ["audio/ogg; codecs=opus", "audio/ogg"],
  ["audio/x-m4a", "audio/mp4"],
  ["text/plain; charset=windows-1254", "text/plain"],
  ["image/gif", null],
  ["application/octet-stream", null],
  ["", null],
])("%j is what we call %j", (name, kind) => {
  expect(kindNamed(name)).toBe(kind);
});

const IMAGES = ["image/jpeg", "image/png", "image/webp", "image/avif"];
const VIDEOS = ["video/mp4", "video/quicktime", "video/webm"];
test.each<[Purpose, string[]]>([
  ["Headshot", IMAGES],
  ["Poster", IMAGES],
  ["Gallery", [...IMAGES, ...VIDEOS]],
  ["Reel", VIDEOS],
  ["VoiceReel", ["audio/mpeg", "audio/mp4", "audio/wav", "audio/ogg", "audio/webm"]],
  ["Document", ["application/pdf"]],
])("a %s may be %j and nothing else", (purpose, kinds) => {
  expect(ACCEPTED[purpose]).toEqual(kinds);
});

test.each([
  ["image/png", LIMITS.imageBytes],
  ["video/mp4", LIMITS.videoBytes],
  ["application/pdf", LIMITS.documentBytes],
])("%s may have %i bytes", (mediaType, bytes) => {
  expect(maxBytes("Gallery", mediaType)).toBe(bytes);
});

test.each([
  ["Gallery", "image/jpg", LIMITS.imageBytes],
  ["Gallery", "application/octet-stream", LIMITS.videoBytes],
  ["Headshot", "video/mp4", LIMITS.imageBytes],
  ["Reel", "video/x-m4v", LIMITS.videoBytes],
  ["VoiceReel", "audio/x-m4a", LIMITS.recordingBytes],
  ["VoiceReel", "application/octet-stream", LIMITS.recordingBytes],
  ["Attachment", "audio/mpeg", LIMITS.attachmentBytes],
] as const)("a %s announced as %s may have %i bytes", (purpose, mediaType, bytes) => {
  expect(maxAnnounced(purpose, mediaType)).toBe(bytes);
});

test.each([
  [LIMITS.imageBytes, "20 MB"],
  [LIMITS.videoBytes, "2 GB"],
  [1.5 * 1024 ** 2, "1.5 MB"],
])("%i bytes are %s", (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
