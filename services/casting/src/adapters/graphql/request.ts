import { LIMITS } from "@callboard/catalog/limits.ts";
import { FailureError, invalidField } from "@callboard/kit/failure.ts";
import type { Clash } from "#domain/clash/clash.ts";
import { isCompanySide, type Relation } from "#domain/policy.ts";
import type { Submission } from "#domain/submission.ts";
import type { BookingRequestResolvers, ClashResolvers, DateRankResolvers } from "#gen/graphql.ts";
import { cancellationDue } from "#domain/terms/cancellation-due.ts";
import { wire } from "./wire.ts";
import { callBackUntil, feeOf } from "#domain/request.ts";

/** A clash, and whether the caller may know which project it is with. */
export interface KnownClash extends Clash {
  readonly isKnown: boolean;
}

/** The talent side sees every detail, a company only those of its own projects. */
export function isKnownClash(clash: Clash, relation: Relation, { companyId }: Submission): boolean {
  return !isCompanySide(relation) || relation === "admin" || clash.other?.companyId === companyId;
}

/**
 * The days of an argument; `VALIDATION` if they are more than a request can have. Fields that read them are null then, so
 * that the response to a mutation, which has been written by that time, does not fail with them.
 */
export function needFewDays(days: readonly string[] | null | undefined): readonly string[] | null {
  if (days && days.length > LIMITS.datesPerRequest)
    throw new FailureError(
      invalidField("Dates", "TOO_MANY", `Dates can have at most ${LIMITS.datesPerRequest} entries.`),
    );
  return days ?? null;
}

export const bookingRequestResolvers: BookingRequestResolvers = {
  Kind: ({ kind }) => kind,
  Status: ({ status }) => status,
  Dates: ({ dates }) => [...dates],
  Ranks: ({ ranks }) => [...ranks],
  ExpiresAt: ({ expiresAt }) => wire.time(expiresAt),
  CallBackUntil: (request, _, { callBackMs }) => wire.timeOrNull(callBackUntil(request, callBackMs)),
  DecideBy: ({ decideBy }) => wire.timeOrNull(decideBy),
  Fee: ({ feeCents }) => feeOf(feeCents),
  Currency: ({ currency }) => currency,
  FeeUnit: ({ feeUnit }) => feeUnit,
  Terms: ({ terms }) => terms,
  TermsVersion: ({ id }) => id,
  Cancellation: ({ cancellation }) => cancellation,
  CancellationDue: (request, { BeyondControl }, { now }) =>
    request.status === "Accepted"
      ? cancellationDue(request, { now, beyondControl: BeyondControl ?? false })
      : null,
  Message: ({ message }) => message,
  CreateDate: ({ createdAt }) => wire.time(createdAt),
  Answer: ({ answer }) => answer,
  AnsweredAt: ({ answeredAt }) => wire.timeOrNull(answeredAt),
};

export const dateRankResolvers: DateRankResolvers = {
  Date: ({ day }) => day,
  Rank: ({ rank }) => rank,
  Taken: ({ taken }) => taken,
};

export const clashResolvers: ClashResolvers = {
  Kind: ({ kind }) => kind,
  Date: ({ day }) => day,
  StartsAt: ({ startsAt }) => wire.timeOrNull(startsAt),
  Project: ({ other, isKnown }) => (isKnown ? other : null),
  Position: ({ other, isKnown }) => (isKnown ? other : null),
};
