import { LIMITS } from "@callboard/catalog/limits.ts";
import { AVAIL_KINDS } from "@callboard/catalog/states.ts";

/** What casting asks about days, from what binds least to what binds most. */
export const REQUEST_KINDS = [...AVAIL_KINDS.map(({ value }) => value), "Offer"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** What several people may be asked at once; an offer is made to one. */
export const KINDS_FOR_MANY: readonly RequestKind[] = AVAIL_KINDS.map(({ value }) => value);

/** Hours after which a request may end without an answer. */
export const ENDS_IN_HOURS = [24, 48, 72, 168] as const;
export const USUAL_HOURS = 48;

/** What the form has; dates as days, empty for those of the breakdown. */
export type RequestFields = {
  readonly kind: RequestKind;
  readonly From?: string;
  readonly Until?: string;
  readonly hours: number;
  readonly Fee?: string;
  readonly Currency?: string;
  readonly Terms?: string;
  readonly Message?: string;
};

const DAY_MS = 86_400_000;

/** Every day from one to another; none for none. One day alone is that day. Null for an end before the beginning, or too many. */
export function daysOf({ From, Until }: Pick<RequestFields, "From" | "Until">): readonly string[] | null {
  const from = Date.parse(From || Until || "");
  const until = Date.parse(Until || From || "");
  if (Number.isNaN(from) || Number.isNaN(until)) return [];
  const count = (until - from) / DAY_MS + 1;
  if (count < 1 || count > LIMITS.datesPerRequest) return null;
  return Array.from({ length: count }, (_, day) => new Date(from + day * DAY_MS).toISOString().slice(0, 10));
}

/** Whether a kind of request has a fee: what keeps days, and an offer. */
export const hasFee = (kind: RequestKind): boolean => kind === "Hold" || kind === "Offer";

/** The request as the graph takes it, without whom it is for. What was not filled in is not said. */
export function requestInput(fields: RequestFields, now: number) {
  const dates = daysOf(fields) ?? [];
  const fee = hasFee(fields.kind) ? fields.Fee?.trim() : "";
  const message = fields.Message?.trim();
  return {
    ...(dates.length > 0 && { Dates: [...dates] }),
    ExpiresAt: new Date(now + fields.hours * 3_600_000).toISOString(),
    ...(fee && { Fee: Number(fee), Currency: fields.Currency?.trim().toUpperCase() || "USD" }),
    ...(message && { Message: message }),
  };
}
