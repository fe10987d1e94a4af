import { statusesWhere } from "@callboard/catalog/booking-status.ts";
import type { Actor, Member } from "@callboard/kit/actor.ts";
import { notFound, type Failure } from "@callboard/kit/failure.ts";
import { isUuid, newId } from "@callboard/kit/ids.ts";
import * as fields from "@callboard/kit/fields.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { storedResponse } from "@callboard/kit/unit-of-work.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { readBookedOut, type BookedOut } from "#app/clashes/read-clashes.ts";
import { decideAll } from "#app/book-submissions.ts";
import { positionFilter, shownTo, type PositionNarrowing } from "#app/lists/position-filter.ts";
import { needCompanyPosition } from "#app/lists/position-submissions.ts";
import type { Deps, SubmissionFilter, UnitOfWork } from "#app/ports.ts";
import { isClosed } from "#app/visible-submission.ts";
import { COMPANY_ROLES, isOfCompany } from "#domain/policy.ts";
import { tooFewPlaces, type Position } from "#domain/position.ts";
import type { BookingJob } from "./matching-ports.ts";

/** Submissions decided per transaction. */
const PART = 500;
/** Reasons kept per job. */
const MAX_REASONS = 100;

export interface MatchingInput extends PositionNarrowing {
  readonly booked: boolean;
  readonly clientKey: string | null;
}

const schema = z.object({ ClientKey: fields.clientKey });

/**
 * Books or declines all submissions to a position that the list shows for the same criteria: those still undecided
 * unless states are given, and none sent after the call. The first part is done at once and the rest in the
 * background, each part in its own transaction that also saves the job's progress; if a process stops, the job
 * continues from there. Booking more people than the position has places books no one.
 */
export const bookMatching = forMembers<Deps, MatchingInput, BookingJob>(
  COMPANY_ROLES,
  async (deps, member, input) => {
    const clientKey = input.clientKey !== null && isUuid(input.clientKey) ? input.clientKey : null;
    const call = { actor: member, operation: "bookMatching", key: clientKey, body: input };
    // A repeated call returns its job, whether or not projects and talent respond now.
    const stored = await storedResponse<string>(deps.transaction, call);
    if (stored) return stored.ok ? readJob(deps, member, stored.value) : stored;
    const position = await needCompanyPosition(deps, member, input.positionId);
    if (!position.ok) return position;
    const key = validate(schema, { ClientKey: input.clientKey }, "criteria");
    if (!key.ok) return key;
    const chosen = await filterOf(deps, member, input, position.value);
    if (!chosen.ok) return chosen;
    const filter = chosen.value;
    const { projectId, companyId } = position.value;
    const total = await deps.reads.countMatching(filter);
    const job = newJob(
      { input, projectId, companyId, actorId: member.userId, total, now: deps.now() },
      filter,
    );
    const begun = await deps.transaction((unit) =>
      unit.once(call, async () => {
        await unit.insertBookingJob(job);
        return ok(job.id);
      }),
    );
    if (!begun.ok) return begun;
    // If the first part cannot be done now, the job goes on in the background all the same.
    if (begun.value === job.id) await continueJob(deps, job.id);
    return readJob(deps, member, begun.value);
  },
);

/** Whom the call is about; refused if more people would be booked than there are places, before anything is written. */
async function filterOf(
  deps: Deps,
  member: Member,
  input: MatchingInput,
  position: Position,
): Promise<Result<SubmissionFilter>> {
  const status = input.status.length > 0 ? input.status : STILL_OPEN;
  const narrowed = await positionFilter(deps, { ...input, status }, position);
  if (!narrowed.ok) return narrowed;
  const filter = { ...narrowed.value, ...shownTo(member) };
  const refusal = input.booked ? await refusalToBook(deps, input.positionId, filter) : null;
  return refusal ? fail(refusal) : ok(filter);
}

async function refusalToBook(
  deps: Deps,
  positionId: string,
  filter: SubmissionFilter,
): Promise<Failure | null> {
  const statuses = filter.statuses?.filter(({ status }) => status !== "Booked");
  const selected = await deps.reads.countMatching({ ...filter, ...(statuses && { statuses }) });
  const left = await deps.reads.placesToBook(positionId);
  return selected > 1 && selected > left ? tooFewPlaces(left, selected) : null;
}

/** The progress of a job, for its company and admins. */
export const getBookingJob = forMembers<Deps, { readonly id: string }, BookingJob>(
  COMPANY_ROLES,
  (deps, member, { id }) => readJob(deps, member, id),
);

async function readJob(deps: Deps, member: Member, id: string): Promise<Result<BookingJob>> {
  const job = await deps.reads.bookingJob(id);
  return job && isOfCompany(member, job.companyId) ? ok(job) : fail(notFound("job"));
}

const STILL_OPEN: readonly string[] = statusesWhere(({ isOpen }) => isOpen);

interface Beginning {
  readonly input: MatchingInput;
  readonly projectId: string;
  readonly companyId: string;
  readonly actorId: string;
  readonly total: number;
  readonly now: Date;
}

function newJob({ input, now, ...facts }: Beginning, filter: SubmissionFilter): BookingJob {
  return {
    ...facts,
    id: newId(),
    positionId: input.positionId,
    booked: input.booked,
    filter,
    done: 0,
    skipped: 0,
    reasons: [],
    last: null,
    finishedAt: null,
    createdAt: now,
  };
}

/** Does the next part of a job; true if there is more. Skips a job that another process is working on. */
async function continueJob(deps: Deps, jobId: string): Promise<Result<boolean>> {
  const job = await deps.reads.bookingJob(jobId);
  if (!job || job.finishedAt) return ok(false);
  const closed = await isClosed(deps, job.projectId);
  if (!closed.ok) return closed;
  const people = job.booked ? await deps.reads.matchingPeople(job, PART) : [];
  const bookedOut = await readBookedOut(deps, people);
  return deps.transaction(async (unit) => {
    const held = await unit.lockBookingJob(jobId);
    if (!held || held.finishedAt) return ok(false);
    const after = await doPart(unit, held, { ...deps, closed: closed.value, bookedOut });
    await unit.saveBookingJob(after);
    return ok(after.finishedAt === null);
  });
}

async function doPart(
  unit: UnitOfWork,
  job: BookingJob,
  facts: Pick<Deps, "now" | "delays"> & { readonly closed: boolean; readonly bookedOut: BookedOut },
): Promise<BookingJob> {
  const now = facts.now();
  const submissions = await unit.lockMatching(job, PART);
  const failures = await decideAll(unit, submissions, {
    actor: actorOf(job),
    action: job.booked ? "book" : "decline",
    now,
    closed: new Set(facts.closed ? [job.projectId] : []),
    delays: facts.delays,
    bookedOut: facts.bookedOut,
  });
  const passedOver = submissions.flatMap(({ id, positionId, userId }) => {
    const failure = failures.get(id);
    return failure ? [reasonOf(`${positionId}#${userId}`, failure)] : [];
  });
  const last = submissions
    .toSorted((one, other) => order(one) - order(other) || one.id.localeCompare(other.id))
    .at(-1);
  return {
    ...job,
    done: job.done + submissions.length - passedOver.length,
    skipped: job.skipped + passedOver.length,
    reasons: [...job.reasons, ...passedOver].slice(0, MAX_REASONS),
    last: last ? { at: last.submittedAt, id: last.id } : job.last,
    finishedAt: submissions.length < PART ? now : null,
  };
}

const order = ({ submittedAt }: { readonly submittedAt: Date }): number => submittedAt.getTime();

function reasonOf(key: string, { code, rule, state, message }: Failure) {
  return { key, code, rule: rule ?? null, state: state ?? null, message };
}

/** The actor who began the job; their rights were checked then. */
function actorOf({ actorId, companyId }: BookingJob): Actor {
  return {
    kind: "member",
    userId: actorId,
    roles: ["Production"],
    organisationId: companyId,
    representedIds: [],
    registered: true,
    suspended: false,
    minor: false,
    version: 0,
  };
}

/** Continues unfinished jobs, part by part. Returns how many parts were done. */
export async function continueJobs(
  deps: Deps,
  onFailed: (jobId: string, error: unknown) => void,
): Promise<number> {
  let parts = 0;
  for (const jobId of await deps.reads.openBookingJobs(20)) {
    try {
      for (;;) {
        const more = await continueJob(deps, jobId);
        parts += 1;
        if (!more.ok || !more.value) break;
      }
    } catch (error) {
      onFailed(jobId, error);
    }
  }
  return parts;
}
