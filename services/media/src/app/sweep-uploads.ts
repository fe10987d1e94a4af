import { removeBytes } from "./abort-upload.ts";
import type { Deps } from "./ports.ts";

/** Hours after which an upload that was begun and never completed is given up. */
export const ABANDONED_AFTER_HOURS = 24;
const AT_ONCE = 200;

/**
 * Gives up what nobody completed within a day: its bytes are removed first, then it is forgotten, so that a store that
 * is away costs an hour and nothing else. Parts that belong to no file go too.
 */
export async function sweepUploads(
  deps: Pick<Deps, "abandon" | "forget" | "objects">,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED_AFTER_HOURS * 3_600_000);
  for (;;) {
    const files = await deps.abandon(before, AT_ONCE);
    for (const file of files) await removeBytes(deps, file);
    await deps.forget(files.map(({ id }) => id));
    if (files.length < AT_ONCE) break;
  }
  await deps.objects.parts.sweep(before);
}
