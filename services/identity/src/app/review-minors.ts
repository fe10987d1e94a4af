import { ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import { lastAccountBirthYear } from "#domain/minority.ts";
import type { Deps } from "./ports.ts";

/** Links and accounts shown at once; deciding about one makes room for the next. */
const MAX_SHOWN = 100;

interface MinorsToReview {
  readonly links: readonly AgentLink[];
  readonly tooYoungIds: readonly string[];
}

/** What needs an admin's decision about minors: links to agents, and accounts of children. */
export const reviewMinors = forMembers<Pick<Deps, "reads" | "now">, null, MinorsToReview>(
  ["Admin"],
  async ({ reads, now }) => {
    const year = lastAccountBirthYear(now().getUTCFullYear());
    const [links, tooYoung] = await Promise.all([
      reads.unconfirmedLinks(MAX_SHOWN),
      reads.bornAfter(year, MAX_SHOWN),
    ]);
    return ok({ links, tooYoungIds: tooYoung.map(({ id }) => id) });
  },
);
