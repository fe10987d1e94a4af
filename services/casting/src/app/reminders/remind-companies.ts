import { ok, type Result } from "@callboard/kit/result.ts";
import type { UnitOfWork } from "#app/ports.ts";
import { CASTING, type SweepDeps } from "#app/sweep-due.ts";
import type { PeopleWaiting } from "#domain/events.ts";
import { AWAITED, awaitedOf, reminderDay, type Awaited } from "#domain/reminder/reminder.ts";
import type { CompanyToRemind, WaitingPerson } from "./reminder-ports.ts";

const BATCH = 100;
/** People of one company who are counted; beyond them a figure is a lower bound. */
const MAX_PEOPLE = 500;
/** People of each kind whom a reminder names. */
const MAX_NAMED = 5;
const DAY_MS = 86_400_000;

/**
 * Reminds companies of the people who wait for their word, once each working day in the morning where they work, each
 * company in its own transaction. Returns how many were reminded.
 */
export async function remindCompanies(
  deps: SweepDeps,
  onFailed: (companyId: string, error: unknown) => void,
): Promise<number> {
  const now = deps.now();
  let [count, after]: [number, string | null] = [0, null];
  for (;;) {
    const batch: readonly CompanyToRemind[] = await deps.reads.companiesToRemind(now, after, BATCH);
    for (const company of batch.filter(({ zone, lastDay }) => reminderDay(now, zone, lastDay) !== null))
      try {
        const done = await deps.transaction((unit) => remind(unit, company, now));
        if (done.ok && done.value) count += 1;
      } catch (error) {
        onFailed(company.companyId, error);
      }
    after = batch.at(-1)?.companyId ?? null;
    if (batch.length < BATCH) return count;
  }
}

async function remind(
  unit: UnitOfWork,
  { companyId, zone }: CompanyToRemind,
  now: Date,
): Promise<Result<boolean>> {
  const last = await unit.lockReminder(companyId);
  const day = reminderDay(now, zone, last.day);
  if (day === null) return ok(false);
  const since = last.at ?? new Date(now.getTime() - DAY_MS);
  const people = await unit.waitingForCompany(companyId, { now, since }, MAX_PEOPLE);
  const waiting = people.flatMap((person) => {
    const awaited = awaitedOf(person, { now, since, zone });
    return awaited ? [{ ...person, ...awaited }] : [];
  });
  await unit.saveReminder(companyId, { at: now, day });
  if (waiting.length === 0) return ok(false);
  const due = waiting.flatMap(({ what, submission }) =>
    what === "Decision" && submission.request ? [submission.request.id] : [],
  );
  const notified = await unit.notifyOfDecisions(due);
  await unit.addEvents(CASTING, [
    ...notified.map((one) => ({ kind: "RequestDecisionDue", ...one }) as const),
    { kind: "CompanyReminded", companyId, day, zone, version: last.version + 1, waiting: byWhat(waiting) },
  ]);
  return ok(true);
}

interface Waiting extends WaitingPerson {
  readonly what: Awaited;
  readonly at: Date | null;
}

/** How many wait for each, and who first: what ends soonest comes first. */
function byWhat(waiting: readonly Waiting[]): PeopleWaiting {
  const inOrder = waiting.toSorted((a, b) => (a.at?.getTime() ?? Infinity) - (b.at?.getTime() ?? Infinity));
  const of = (what: Awaited) => {
    const all = inOrder.filter((one) => one.what === what);
    const people = [...new Set(all.map(({ submission: { userId } }) => userId))];
    return { count: people.length, userIds: people.slice(0, MAX_NAMED) };
  };
  return Object.fromEntries(AWAITED.map((what) => [what, of(what)])) as unknown as PeopleWaiting;
}
