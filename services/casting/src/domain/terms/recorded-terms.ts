import {
  cancellationAgreement,
  type CancellationAgreement,
  type CancellationStep,
  type CancellationTerms,
} from "@callboard/catalog/terms/cancellation-terms.ts";
import type { DueTerms, RequestTerms } from "@callboard/catalog/terms/term-lines.ts";
import type { TalentPlace } from "#domain/request-end/ends.ts";
import { feeOf, type BookingRequest } from "#domain/request.ts";
import type { CancellationDue } from "./cancellation-due.ts";

/** What a company chose for an offer: an agreement of the trade, or its own steps, words or both. */
export interface ChosenCancellation {
  readonly agreement: string | null;
  readonly steps: readonly Pick<CancellationStep, "from" | "count" | "time" | "percent">[];
  readonly mayCancel: CancellationTerms["mayCancel"] | null;
  readonly per: CancellationTerms["per"] | null;
  readonly text: string | null;
  readonly callTime: string | null;
  /** Null is that of the project's auditions, or of the talent. */
  readonly zone: string | null;
}

/**
 * The chosen terms as an offer keeps them: a copy of the agreement as it reads now, so that later rows of the catalog
 * change nothing. Null if nothing was chosen.
 */
export function recordedTerms(
  chosen: ChosenCancellation,
  { zone, place }: { readonly zone: string; readonly place: TalentPlace },
): CancellationTerms | null {
  const { agreement: id, steps, text, callTime } = chosen;
  const agreement = id === null ? null : cancellationAgreement(id);
  if (!agreement && steps.length === 0 && text === null) return null;
  const rules = agreement ? copied(agreement) : ownRules(chosen);
  return { ...rules, zone: chosen.zone ?? zone, country: place.country, callTime, text };
}

type Rules = Omit<CancellationTerms, "zone" | "country" | "callTime" | "text">;

function copied({ id: agreement, ...rules }: CancellationAgreement): Rules {
  return { agreement, ...rules };
}

function ownRules({ steps, mayCancel, per }: ChosenCancellation): Rules {
  return {
    agreement: null,
    name: null,
    source: null,
    since: null,
    per: per ?? "Booking",
    mayCancel: mayCancel ?? "Company",
    steps: steps.map((step) => ({ ...step, minDays: null, maxDays: null })),
    beyondControlPercent: null,
  };
}

/** What pages, mails, calendars and exports list of a request. */
export function termsOf({
  kind,
  dates,
  feeCents,
  currency,
  feeUnit,
  terms,
  cancellation,
}: TermsOfRequest): RequestTerms {
  return { kind, days: dates, fee: feeOf(feeCents), currency, unit: feeUnit, text: terms, cancellation };
}

/** What is due on a cancellation, as mails and pages say it. */
export function dueTermsOf({ days, cents, currency, beyondControl }: CancellationDue): DueTerms {
  return { days, amount: feeOf(cents), currency, beyondControl };
}

/** What the terms of a request are made from. */
export type TermsOfRequest = Pick<
  BookingRequest,
  "kind" | "dates" | "feeCents" | "currency" | "feeUnit" | "terms" | "cancellation"
>;
