/** What a submission says of casting's open questions; a list may read less of it. */
type Asked = {
  readonly Data: {
    readonly AuditionId?: string | null;
    readonly AuditionStatus?: string | null;
    readonly AuditionExpiresAt?: string | null;
    /** The time whose line the talent stands in. */
    readonly Waiting?: { readonly AuditionId: string; readonly HeldUntil?: string | null } | null;
    readonly Request?: {
      readonly Kind: string;
      readonly Status: string;
      readonly ExpiresAt: string;
    } | null;
  };
};

/** The same, with what the person who looks may do. */
type AskedOfViewer = Asked & { readonly Data: { readonly ViewerCan: readonly string[] } };

/** An answer that casting waits for, and until when. */
export type Owed = {
  readonly kind: "audition" | "dates" | "offer";
  readonly until: string | null;
};

/** Stands in line for the time that was offered: nothing to answer before a place is held. */
function waitsForPlace({ AuditionId, Waiting }: Asked["Data"]): boolean {
  return !!Waiting && !Waiting.HeldUntil && Waiting.AuditionId === AuditionId;
}

/**
 * What a submission waits for from the talent's side, whoever looks; null where it waits for nothing. A question about
 * dates or an offer comes before an audition, since it ends sooner.
 */
export function unansweredOf({ Data }: Asked): Owed | null {
  const { Request, AuditionStatus, AuditionExpiresAt } = Data;
  if (Request?.Status === "Open") {
    return { kind: Request.Kind === "Offer" ? "offer" : "dates", until: Request.ExpiresAt };
  }
  if (AuditionStatus === "Offered" && !waitsForPlace(Data)) {
    return { kind: "audition", until: AuditionExpiresAt ?? null };
  }
  return null;
}

/** The answer that the person who looks owes; null where they owe none, or may not give it. */
export function owedOf(submission: AskedOfViewer): Owed | null {
  const owed = unansweredOf(submission);
  const action = owed?.kind === "audition" ? "confirmAudition" : "answerRequest";
  return owed && submission.Data.ViewerCan.includes(action) ? owed : null;
}

/** The nearest end first; what has none comes last. */
export function byEnd(one: Pick<Owed, "until">, other: Pick<Owed, "until">): number {
  const end = ({ until }: Pick<Owed, "until">) =>
    until === null ? Number.MAX_SAFE_INTEGER : Date.parse(until);
  return end(one) - end(other);
}

/** What was said about dates and still holds: free, or free under a condition. */
export type Said = "Free" | "Conditional";

/** The answer about dates that casting goes by; null where none was given, or something else was asked since. */
export function saidOf({ Data: { Request } }: Asked): Said | null {
  const status = Request?.Status;
  return status === "Free" || status === "Conditional" ? status : null;
}
