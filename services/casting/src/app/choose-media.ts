import { ok, type Result } from "@callboard/kit/result.ts";
import { checkChosen, chosenIds, foreignIds, type ChosenMedia } from "#domain/media/chosen-media.ts";
import type { Deps, Person } from "./ports.ts";

/** Whose files may go with the submission, with what casting knows of them; null where it knows nothing. */
interface Chooser {
  readonly userId: string;
  readonly person: Person | null;
}

/**
 * The photo and the reel, when both may go with a submission of the talent: uploaded by the talent, or shown in the
 * talent's posts or as headshot whoever uploaded them. VALIDATION names the field. Nobody is asked where nothing is chosen.
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
