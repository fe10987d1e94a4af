/** A submission's open requests from casting; lists may select fewer of these fields. */
type Asked = {
  readonly Data: {
    readonly AuditionId?: string | null;
    readonly AuditionStatus?: string | null;
    readonly AuditionExpiresAt?: string | null;
    /** The audition time whose waiting list the talent is on. */
    readonly Waiting?: { readonly AuditionId: string; readonly HeldUntil?: string | null } | null;
    readonly Request?: {
      readonly Kind: string;
      readonly Status: string;
      readonly ExpiresAt: string;
    } | null;
  };
};

/** The same, with the actions that the viewer is allowed. */
type AskedOfViewer = Asked & { readonly Data: { readonly ViewerCan: readonly string[] } };

/** An answer that casting is waiting for, and its deadline. */
export type Owed = {
  readonly kind: "audition" | "dates" | "offer";
  readonly until: string | null;
};

/** On the waiting list of the offered time: there is nothing to answer until a place is held. */
function waitsForPlace({ AuditionId, Waiting }: Asked["Data"]): boolean {
  return !!Waiting && !Waiting.HeldUntil && Waiting.AuditionId === AuditionId;
}

/**
 * The answer a submission needs from the talent's side, regardless of the viewer; null if none. A request about dates
 * or an offer takes precedence over an audition, since it expires sooner.
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

/** The answer the viewer owes; null if they owe none or are not allowed to give it. */
export function owedOf(submission: AskedOfViewer): Owed | null {
  const owed = unansweredOf(submission);
  const action = owed?.kind === "audition" ? "confirmAudition" : "answerRequest";
  return owed && submission.Data.ViewerCan.includes(action) ? owed : null;
}

/** Earliest deadline first; those without one come last. */
export function byEnd(one: Pick<Owed, "until">, other: Pick<Owed, "until">): number {
  const end = ({ until }: Pick<Owed, "until">) =>
    until === null ? Number.MAX_SAFE_INTEGER : Date.parse(until);
  return end(one) - end(other);
}

/** An answer about dates that still applies: free, or free under a condition. */
export type Said = "Free" | "Conditional";

/** The current answer about dates; null if none was given or a newer request replaced it. */
export function saidOf({ Data: { Request } }: Asked): Said | null {
  const status = Request?.Status;
  return status === "Free" || status === "Conditional" ? status : null;
}
