import { STATUS_WORDS } from "@callboard/catalog/booking-transitions.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { forbidden, invalidField } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import type { BookingStatus } from "#domain/booking-status.ts";
import { callsBack } from "#domain/announcement.ts";
import { COMPANY_ROLES, isCompanySide } from "#domain/policy.ts";
import { isPromised, statusBeforeRequest } from "#domain/request.ts";
import type { Change, Submission } from "#domain/submission.ts";
import { nextStatus, type Action } from "#domain/transitions.ts";
import { readBookedOut } from "./clashes/read-clashes.ts";
import { usualInviteEnd } from "./waiting/invite-end.ts";
import { applyMove, callBack } from "./move-submission.ts";
import type { Deps, UnitOfWork } from "./ports.ts";
import { insertRequest, PLAIN_AVAIL } from "./requests/insert-request.ts";
import { isClosed, lockAuthorized, type FullKey } from "./visible-submission.ts";

/**
 * Sets a state by name, as casting. The same state again changes and publishes nothing; the state before a booking or
 * a pass calls it back, as long as it has not been announced.
 */
export const updateBookingStatus = forMembers<Deps, { readonly key: FullKey; readonly status: string }, void>(
  COMPANY_ROLES,
  (deps, member, { key, status }) =>
    decide(deps, member, {
      key,
      clashReason: null,
      callsBack: (submission) => callsBack(submission, status),
      action: readWord(status),
    }),
);

function readWord(status: string): Result<Action> {
  const word = STATUS_WORDS.find((known) => known === status);
  if (word) return ok<Action>(`set ${word}`);
  const message = `status must be one of ${STATUS_WORDS.join(", ")}. Other statuses have their own operations.`;
  return fail(invalidField("status", "CATALOG", message));
}

const schema = z.object({ ClashReason: fields.optionalParagraph(LIMITS.noteLength) });

interface BookingAnswer {
  readonly key: FullKey;
  readonly booked: boolean;
  readonly clashReason?: string | null | undefined;
}

/**
 * Books or declines. Promised dates are released; the same decision again changes nothing. A booking over days on which
 * the person has something else needs a reason of its own.
 */
export const answerBooking = forMembers<Deps, BookingAnswer, void>(
  COMPANY_ROLES,
  async (deps, member, { key, booked, clashReason }) => {
    const read = validate(schema, { ClashReason: clashReason });
    if (!read.ok) return read;
    return decide(deps, member, {
      key,
      clashReason: read.value.ClashReason,
      callsBack: () => false,
      action: ok(booked ? "book" : "decline"),
    });
  },
);

interface Decision {
  readonly key: FullKey;
  readonly clashReason: string | null;
  readonly callsBack: (submission: Submission) => boolean;
  readonly action: Result<Action>;
}

async function decide(
  deps: Deps,
  member: Member,
  { key, clashReason, callsBack: isUndo, action }: Decision,
): Promise<Result<void>> {
  const closed = await isClosed(deps, key.projectId);
  if (!closed.ok) return closed;
  const books = action.ok && (action.value === "book" || action.value === "set Booked");
  const bookedOut = await readBookedOut(deps, books ? [key.userId] : []);
  return deps.transaction(async (unit) => {
    const found = await lockAuthorized(unit, member, key);
    if (!found.ok) return found;
    const { submission, relation } = found.value;
    if (!isCompanySide(relation)) return fail(forbidden("OWNERSHIP"));
    const now = deps.now();
    const facts = { submission, actor: member, now, closed: closed.value };
    if (isUndo(submission)) return map(await callBack(unit, facts), () => undefined);
    if (!action.ok) return action;
    const promised = isPromised(submission.request);
    const next = nextStatus(submission.status, action.value, { promised });
    if (!next.ok) return next;
    if (next.value === submission.status) return ok();
    const isBooking = next.value === "Booked";
    const change = await changeTo(unit, next.value, { submission, member, now });
    const moved = await applyMove(unit, {
      ...facts,
      to: next.value,
      change,
      delays: deps.delays,
      ...(isBooking && { over: { bookedOut, reason: clashReason } }),
    });
    return map(moved, () => undefined);
  });
}

/** What a state set by name implies: an open invitation, or an avail for the dates of the breakdown. */
async function changeTo(
  unit: UnitOfWork,
  to: BookingStatus,
  { submission, member, now }: { submission: Submission; member: Member; now: Date },
): Promise<Change> {
  if (to === "AuditionRequested") return openInvitation(unit, submission, now);
  // What the talent side reads instead.
  if (to === "Backup") return { formerStatus: statusBeforeRequest(submission) };
  if (to !== "Avail") return {};
  const request = await insertRequest(unit, PLAIN_AVAIL, { submission, actor: member, now });
  return { request, formerStatus: statusBeforeRequest(submission) };
}

/** An invitation by state name alone: it has the default duration, and talent chooses the slot. */
async function openInvitation(unit: UnitOfWork, submission: Submission, now: Date): Promise<Change> {
  return {
    slotId: null,
    auditionStatus: "Offered",
    auditionExpiresAt: await usualInviteEnd(unit, submission, now),
    auditionMessage: null,
    formerStatus: submission.status,
  };
}
