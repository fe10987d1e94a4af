import { setImmediate } from "node:timers/promises";
import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import type { Deps } from "#app/ports.ts";
import { cachedPeople, cachedPositions } from "#app/read-through.ts";
import { visibleSubmission, type VisibleSubmission } from "#app/visible-submission.ts";
import { bestFirst, type ClientFacts } from "#domain/fit/client-fits.ts";
import { fitsTo, type Fit } from "#domain/fit/fit.ts";
import { clientsOf } from "#domain/policy.ts";

/** An agent's client, ranked for a position. */
export interface RankedClient extends ClientFacts {
  readonly userId: string;
  readonly submission: VisibleSubmission | null;
}

/** An agent's clients, the best fit for a position first. */
export interface ClientFits {
  readonly clients: readonly RankedClient[];
  /** The fit criterion by criterion: explained only for those who are listed, or all would fill the memory. */
  readonly fitOf: (userId: string) => Fit | null;
}

const NOBODY: ClientFits = { clients: [], fitOf: () => null };

/**
 * How the clients of the agent fit the positions, by position: one statement each for the positions, the submissions
 * and the people, and one call for the profiles, however many there are. Clients whose account is suspended are left
 * out. Nothing for a caller who is no agent.
 */
export async function readClientFits(
  deps: Deps,
  actor: Actor,
  positionIds: readonly string[],
): Promise<Result<ReadonlyMap<string, ClientFits>>> {
  const linked = clientsOf(actor)?.slice(0, LIMITS.clientsPerAgent);
  if (!linked) return ok(new Map());
  if (linked.length === 0) return ok(new Map(positionIds.map((id) => [id, NOBODY])));
  const [positions, submissions, profiles, people] = await Promise.all([
    cachedPositions(deps, positionIds),
    deps.reads.ofPeopleAt(positionIds, linked),
    deps.upstreams.batchGetProfiles(linked),
    cachedPeople(deps, linked),
  ]);
  if (!positions.ok) return positions;
  const clients = linked.filter((userId) => people.get(userId)?.suspended !== true);
  const sent = new Map(submissions.map((one) => [`${one.positionId}/${one.userId}`, one]));
  const found = new Map<string, ClientFits>();
  for (const { id, wants } of positions.value.values()) {
    const fitTo = fitsTo(wants);
    const fitOf = (userId: string): Fit | null => {
      // Without the profiles it is still known who is submitted.
      const profile = profiles.ok ? profiles.value.get(userId) : undefined;
      return profile ? fitTo(profile) : null;
    };
    const ranked = clients.map((userId): RankedClient => {
      const fit = fitOf(userId);
      const visible = visibleSubmission(actor, sent.get(`${id}/${userId}`) ?? null);
      const submission = visible.ok ? visible.value : null;
      return {
        userId,
        fit: fit && { met: fit.met, of: fit.of },
        status: submission?.submission.status ?? null,
        submission,
      };
    });
    found.set(id, { clients: bestFirst(ranked), fitOf });
    // A thousand clients at hundreds of positions would hold up everyone else's requests.
    await setImmediate();
  }
  return ok(found);
}
