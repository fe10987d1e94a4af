import { entriesOf } from "./index-talent.ts";
import type { Deps, TalentEntry } from "./ports.ts";

/** Members per statement. */
const PAGE_SIZE = 500;

/**
 * Rebuilds the index from all members while the service keeps running; returns how many can be found. `progress`
 * receives the number of members read so far. Versions are unchanged, so concurrent changes are newer and win.
 */
export async function reindexTalent(
  deps: Pick<Deps, "reads" | "search">,
  progress: (read: number) => void,
): Promise<number> {
  let read = 0;
  let listed = 0;
  async function* entries(): AsyncGenerator<readonly TalentEntry[]> {
    for (let after: string | null = null; ;) {
      const members = await deps.reads.pageOfMembers(after, PAGE_SIZE);
      const last = members.at(-1);
      if (!last) return;
      after = last.member.id;
      const page = await entriesOf(deps.reads, members);
      yield page;
      read += page.length;
      listed += page.filter((entry) => entry.listed).length;
      progress(read);
    }
  }
  await deps.search.rebuild(entries());
  return listed;
}
