import type { Actor, Member } from "@callboard/kit/actor.ts";
import { notFound, type Failure } from "@callboard/kit/failure.ts";
import { fail, map, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { COMPANY_ROLES, isOfCompany } from "#domain/policy.ts";
import { isPromised } from "#domain/request.ts";
import type { Submission } from "#domain/submission.ts";
import { nextStatus, type Action } from "#domain/transitions.ts";
import { readBookedOut, type BookedOut } from "./clashes/read-clashes.ts";
import { needItems, needSomeFound, type ItemResult } from "./item-result.ts";
import { applyMoves, type AllowedMove } from "./move-submission.ts";
import type { Deps, UnitOfWork } from "./ports.ts";
import { cachedProjects } from "./read-through.ts";
import type { FullKey } from "./visible-submission.ts";

export interface BookingInput {
  readonly items: readonly FullKey[];
  readonly booked: boolean;
}

/**
 * Books or declines several submissions; promised dates are released. Each item has its own result, and one that
 * cannot be moved does not block the others. Booking more people than a position has places books no one: `CONFLICT`
 * `TOO_FEW_PLACES`. Whoever has something else on the days is passed over, because that needs a reason of its own.
 */
export const bookSubmissions = forMembers<Deps, BookingInput, readonly ItemResult[]>(
  COMPANY_ROLES,
  async (deps, member, { items: given, booked }) => {
    const items = needItems(given, "submissions");
    if (!items.ok) return items;
    const closed = await closedProjects(deps, items.value);
    if (!closed.ok) return closed;
    const action = booked ? "book" : "decline";
    const people = items.value.map(({ userId }) => userId);
    const bookedOut = await readBookedOut(deps, booked ? people : []);
    return deps.transaction(async (unit) => {
      const locked = await unit.lockSubmissions(items.value);
      const found = readable(member, items.value, locked);
      const call = {
        actor: member,
        action,
        now: deps.now(),
        closed: closed.value,
        delays: deps.delays,
        bookedOut,
      } as const;
      const failures = await decideAll(unit, [...new Set(found.values())], call);
      const tooFew = [...failures.values()].find(({ rule }) => rule === "TOO_FEW_PLACES");
      if (tooFew) return fail(tooFew);
      const results = items.value.map((item): ItemResult => {
        const submission = found.get(item);
        const skipped = submission ? (failures.get(submission.id) ?? null) : notFound("submission");
        return { key: keyOf(item), skipped };
      });
      return needSomeFound(results, "submission");
    });
  },
);

/** The parts of a bulk decision. */
export interface BulkDecision {
  readonly actor: Actor;
  readonly action: Action;
  readonly now: Date;
  readonly closed: ReadonlySet<string>;
  readonly delays: Deps["delays"];
  /** Days that the people booked out. */
  readonly bookedOut: BookedOut;
}

/** Decides on locked submissions; returns the failures of those that stay unchanged, by id. */
export async function decideAll(
  unit: UnitOfWork,
  submissions: readonly Submission[],
  { actor, action, now, closed, delays, bookedOut }: BulkDecision,
): Promise<ReadonlyMap<string, Failure>> {
  const failures = new Map<string, Failure>();
  const moves: AllowedMove[] = [];
  for (const submission of submissions) {
    const next = nextStatus(submission.status, action, { promised: isPromised(submission.request) });
    if (!next.ok) failures.set(submission.id, next.failure);
    else if (next.value !== submission.status)
      moves.push({
        submission,
        to: next.value,
        actor,
        now,
        closed: closed.has(submission.projectId),
        delays,
        ...(next.value === "Booked" && { over: { bookedOut, reason: null } }),
      });
  }
  const results = await applyMoves(unit, moves);
  for (const [place, result] of results.entries()) {
    const move = moves[place];
    if (move && !result.ok) failures.set(move.submission.id, result.failure);
  }
  return failures;
}

/** The closed ones among the projects; read before the transaction. */
async function closedProjects(deps: Deps, items: readonly FullKey[]): Promise<Result<ReadonlySet<string>>> {
  const ids = [...new Set(items.map(({ projectId }) => projectId))];
  return map(
    await cachedProjects(deps, ids),
    (projects) =>
      new Set([...projects.values()].filter(({ status }) => status === "Closed").map(({ id }) => id)),
  );
}

/** The locked submission of each item that the caller may decide on. */
function readable(
  member: Member,
  items: readonly FullKey[],
  locked: readonly Submission[],
): ReadonlyMap<FullKey, Submission> {
  const byKey = new Map(locked.map((submission) => [keyOf(submission), submission]));
  return new Map(
    items.flatMap((item) => {
      const submission = byKey.get(keyOf(item));
      const isTheirs = submission && isOfCompany(member, submission.companyId);
      return isTheirs && submission.projectId === item.projectId ? [[item, submission] as const] : [];
    }),
  );
}

function keyOf({ positionId, userId }: Pick<FullKey, "positionId" | "userId">): string {
  return `${positionId}#${userId}`;
}
