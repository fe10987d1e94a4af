import { invalidField } from "@callboard/kit/failure.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";

/** The photo and the reel of a submission, by bare ids; null if none was chosen. */
export interface ChosenMedia {
  readonly photoId: string | null;
  readonly reelId: string | null;
}

/** What media returns for a file that is to go with a submission. */
export interface ChosenFile {
  readonly ownerId: string;
  readonly status: string;
  readonly contentType: string;
}

/** What is known of the files chosen for someone. */
export interface KnownFiles {
  readonly files: ReadonlyMap<string, ChosenFile>;
  readonly userId: string;
  /** Files that the person shows but an agent uploaded. */
  readonly shownIds: ReadonlySet<string>;
}

/** The distinct ids that were chosen. */
export function chosenIds({ photoId, reelId }: ChosenMedia): readonly string[] {
  return [...new Set([photoId, reelId].filter((id) => id !== null))];
}

/** The chosen files that someone other than the talent uploaded. */
export function foreignIds(
  media: ChosenMedia,
  files: ReadonlyMap<string, ChosenFile>,
  userId: string,
): readonly string[] {
  return chosenIds(media).filter((id) => {
    const file = files.get(id);
    return file !== undefined && file.ownerId !== userId;
  });
}

/** Checks that the photo is a ready image and the reel a ready video of the talent; names each failing field. */
export function checkChosen(media: ChosenMedia, known: KnownFiles): Result<ChosenMedia> {
  const photo = checkFile("submission.PhotoId", media.photoId, known);
  const reel = checkFile("submission.ReelId", media.reelId, known);
  return map(
    combineValidations({
      photo: photo.ok ? checkKind(photo.value, PHOTO) : photo,
      reel: reel.ok ? checkKind(reel.value, REEL) : reel,
    }),
    () => media,
  );
}

function checkFile(
  path: string,
  id: string | null,
  { files, userId, shownIds }: KnownFiles,
): Result<ChosenFile | null> {
  if (id === null) return ok(null);
  const file = files.get(id);
  const belongs = file?.ownerId === userId || shownIds.has(id);
  if (!file || !belongs || GONE.includes(file.status))
    return fail(invalidField(path, "UNKNOWN", "This file was not found, or it isn't the talent's."));
  if (file.status === "Ready") return ok(file);
  const message = "This file is still being processed. Try again in a moment.";
  return fail(invalidField(path, "MEDIA_NOT_READY", message));
}

/** Files in these states never become ready. */
const GONE = ["Rejected", "Deleted"];

const PHOTO = {
  path: "submission.PhotoId",
  types: ["image/"],
  rule: "NOT_AN_IMAGE",
  message: "The photo must be an image.",
} as const;
const REEL = {
  path: "submission.ReelId",
  types: ["video/", "audio/"],
  rule: "FILE_KIND",
  message: "The reel must be a video or a recording.",
} as const;

function checkKind(
  file: ChosenFile | null,
  { path, types, rule, message }: typeof PHOTO | typeof REEL,
): Result<void> {
  return file === null || types.some((type) => file.contentType.startsWith(type))
    ? ok()
    : fail(invalidField(path, rule, message));
}
