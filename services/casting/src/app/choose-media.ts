import { ok, type Result } from "@callboard/kit/result.ts";
import { checkChosen, chosenIds, foreignIds, type ChosenMedia } from "#domain/media/chosen-media.ts";
import type { Deps, Person } from "./ports.ts";

/** Whose files may be attached, with what casting knows of them; null if it knows nothing. */
interface Chooser {
  readonly userId: string;
  readonly person: Person | null;
}

/**
 * Returns the photo and the reel if both may be attached to a submission of the talent: uploaded by the talent, or
 * shown in the talent's posts or as headshot no matter who uploaded them. `VALIDATION` names the field. Makes no call
 * if nothing was chosen.
 */
export async function chooseMedia(
  { upstreams }: Pick<Deps, "upstreams">,
  media: ChosenMedia,
  { userId, person }: Chooser,
): Promise<Result<ChosenMedia>> {
  const ids = chosenIds(media);
  if (ids.length === 0) return ok(media);
  const files = await upstreams.batchGetFiles(ids);
  if (!files.ok) return files;
  const headshot = person?.profileMediaId ?? null;
  const foreign = foreignIds(media, files.value, userId).filter((id) => id !== headshot);
  const shown = foreign.length === 0 ? ok(new Set<string>()) : await upstreams.shownFiles(userId, foreign);
  if (!shown.ok) return shown;
  const shownIds = new Set([...shown.value, ...(headshot === null ? [] : [headshot])]);
  return checkChosen(media, { files: files.value, userId, shownIds });
}
