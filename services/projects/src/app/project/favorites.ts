import { LIMITS } from "@callboard/catalog/limits.ts";
import { limitReached } from "@callboard/kit/failure.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import { fail } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps } from "#app/ports.ts";
import { seePage, seeProject, type SeenProject } from "#app/see-projects.ts";
import { MEMBERS } from "#domain/policy.ts";
import { visibleTo } from "./user-projects.ts";

export interface ToggleFavorite {
  readonly projectId: string;
  /** Null toggles the current value. */
  readonly favorite: boolean | null;
}

/** Adds or removes a favorite. Setting the current value changes nothing. LIMIT at 500. */
export const toggleFavorite = forMembers<Deps, ToggleFavorite, SeenProject>(
  MEMBERS,
  async (deps, member, { projectId, favorite }) => {
    const seen = await seeProject(deps, member, projectId);
    if (!seen.ok) return seen;
    const { userId } = member;
    return deps.transaction(async (unit) => {
      const isFavorite = (await unit.favorites(userId, [projectId])).includes(projectId);
      const wanted = favorite ?? !isFavorite;
      if (wanted === isFavorite) return seen;
      const max = LIMITS.favorites;
      if (wanted && (await unit.countFavorites(userId)) >= max) return fail(limitReached("FAVORITES", max));
      await unit.setFavorite({ userId, projectId, now: deps.now() }, wanted);
      const { version } = seen.value.project;
      await unit.addEvents(member, [
        { kind: "ProjectFavorited", projectId, userId, favorite: wanted, version },
      ]);
      return seen;
    });
  },
);

/** The caller's favorites that the caller may still open, latest first. */
export const getFavorites = forMembers<Deps, { readonly page: PageRequest }, Page<SeenProject>>(
  MEMBERS,
  async (deps, member, { page }) => {
    const visible = await visibleTo(deps, member, async (after) =>
      after === null ? deps.reads.privateFavorites(member.userId) : [],
    );
    if (!visible.ok) return visible;
    return seePage(deps, member, await deps.reads.favoriteProjects(member.userId, visible.value, page));
  },
);
