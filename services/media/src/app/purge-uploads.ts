import { isId } from "@callboard/kit/ids.ts";
import { removeBytes } from "./abort-upload.ts";
import type { Deps, Purge } from "./ports.ts";

/** Hours after which an incomplete upload is abandoned. */
const ABANDONED_AFTER_HOURS = 24;
const BATCH = 200;
const UPLOADS = "uploads/";

type PurgeDeps = Pick<Deps, "reads" | "objects"> & { readonly purge: Purge };

/**
 * Abandons uploads that were not completed within a day: their bytes are removed before the rows, so that an
 * unavailable store only costs an hour. Also removes the bytes of deleted files, and parts and objects that belong to
 * no file.
 */
export async function purgeUploads(deps: PurgeDeps, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED_AFTER_HOURS * 3_600_000);
  for (;;) {
    const files = await deps.purge.abandon(before, BATCH);
    for (const file of files) await removeBytes(deps, file);
    await deps.purge.forget(files.map(({ id }) => id));
    if (files.length < BATCH) break;
  }
  for (;;) {
    const files = await deps.purge.toRemove(BATCH);
    for (const file of files) await removeBytes(deps, file);
    await deps.purge.removed(files.map(({ id }) => id));
    if (files.length < BATCH) break;
  }
  await deps.objects.parts.sweep(before);
  await purgeOrphans(deps, before);
}

/**
 * A link stays valid for minutes after its upload was completed, so late bytes may be left that no one sees. Stills
 * are never kept this long, and files are not found by the key of a still.
 */
async function purgeOrphans({ reads, objects }: PurgeDeps, before: Date): Promise<void> {
  for (let after: string | null = null; ;) {
    const keys = await objects.listUploads(before, { after, max: BATCH });
    const files = await reads.files(keys.map((key) => key.slice(UPLOADS.length)).filter(isId));
    const used = new Set(
      files.filter(({ status }) => status !== "Deleted").map(({ contentKey }) => contentKey),
    );
    await objects.remove(keys.filter((key) => !used.has(key)));
    after = keys.at(-1) ?? null;
    if (keys.length < BATCH) return;
  }
}
