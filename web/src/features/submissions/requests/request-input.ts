import { LIMITS } from "@callboard/catalog/limits.ts";
import { AVAIL_KINDS } from "@callboard/catalog/states.ts";

/** Kinds of requests about dates, from the least to the most binding. */
export const REQUEST_KINDS = [...AVAIL_KINDS.map(({ value }) => value), "Offer"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Kinds that can be sent to several people at once; an offer goes to one. */
export const KINDS_FOR_MANY: readonly RequestKind[] = AVAIL_KINDS.map(({ value }) => value);

/** Stands for the usual end, which the server knows: two working days where the talent is. */
export const USUAL_END = 0;
/** Choices for the end of a request, in hours. */
export const ENDS_IN_HOURS = [USUAL_END, 24, 48, 72, 168] as const;
/** From here on a number of hours is named in days. */
export const HOURS_AS_DAYS = 72;

/** The form's fields; dates are calendar days, and empty ones mean those of the breakdown. */
export type RequestFields = {
  readonly kind: RequestKind;
  readonly From?: string;
  readonly Until?: string;
  readonly hours: number;
  /** The day by whose evening casting decides; empty for the usual end. */
  readonly DecideBy?: string;
  readonly Fee?: number | null;
  readonly Currency?: string;
  /** Empty is not said. */
  readonly FeeUnit?: string;
  /** The id of an agreement, or the company's own terms; empty is none. */
  readonly Cancellation?: string;
  readonly NoticeHours?: number | null;
  readonly DuePercent?: number | null;
  readonly CancellationText?: string;
  readonly CallTime?: string;
  readonly Terms?: string;
  readonly Message?: string;
};

type DayRange = { readonly From?: string | undefined; readonly Until?: string | undefined };

const DAY_MS = 86_400_000;

/**
 * All days of a range; empty without dates, a single day if only one is set. Null if the end precedes the start or
 * there are too many days.
 */
export function daysOf({ From, Until }: DayRange): readonly string[] | null {
  const from = Date.parse(From || Until || "");
  const until = Date.parse(Until || From || "");
  if (Number.isNaN(from) || Number.isNaN(until)) return [];
  const count = (until - from) / DAY_MS + 1;
  if (count < 1 || count > LIMITS.datesPerRequest) return null;
  return Array.from({ length: count }, (_, day) => new Date(from + day * DAY_MS).toISOString().slice(0, 10));
}

/** Whether a kind of request has a fee: holds and offers do. */
export const hasFee = (kind: RequestKind): boolean => kind === "Hold" || kind === "Offer";

/** When it ends without an answer and without a decision; what the server knows by itself is left out. */
function endsOf({ hours, kind, DecideBy }: RequestFields, now: number) {
  return {
    ...(hours > USUAL_END && { ExpiresAt: new Date(now + hours * 3_600_000).toISOString() }),
    ...(DecideBy && kind !== "Offer" && { DecideBy: new Date(`${DecideBy}T18:00`).toISOString() }),
  };
}

/** Whether the company's own terms have both numbers of a step. */
export function isStep({ NoticeHours, DuePercent }: RequestFields): boolean {
  return typeof NoticeHours === "number" && typeof DuePercent === "number";
}

/** Stands for cancellation terms that are no agreement's. */
export const OWN_TERMS = "own";

/** What is due when the booking is cancelled, as GraphQL input; null if nothing was chosen. */
export function cancellationInput(fields: RequestFields) {
  const { Cancellation: chosen = "", NoticeHours, DuePercent, CallTime } = fields;
  if (chosen === "") return null;
  const call = CallTime ? { CallTime } : {};
  if (chosen !== OWN_TERMS) return { Agreement: chosen, ...call };
  const text = fields.CancellationText?.trim();
  return {
    ...(isStep(fields) && { Steps: [{ From: "Hours", Count: NoticeHours, Percent: DuePercent }] }),
    ...(text && { Text: text }),
    ...call,
  };
}

/** The request as GraphQL input, without the person. Empty fields are left out. */
export function requestInput(fields: RequestFields, now: number) {
  const dates = daysOf(fields) ?? [];
  const fee = (hasFee(fields.kind) ? fields.Fee : null) ?? null;
  const message = fields.Message?.trim();
  return {
    ...(dates.length > 0 && { Dates: [...dates] }),
    ...endsOf(fields, now),
    ...(fee !== null && { Fee: fee, Currency: fields.Currency?.trim().toUpperCase() || "USD" }),
    ...(fee !== null && fields.FeeUnit && { FeeUnit: fields.FeeUnit }),
    ...(message && { Message: message }),
  };
}
