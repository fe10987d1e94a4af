/** What casting waits for, as the server says; null if nothing. */
type WithRequest = {
  readonly Data: {
    readonly OpenRequest?: { readonly Kind: string; readonly ExpiresAt: string | null } | null;
  };
};

/** An answer that casting is waiting for, and its deadline. */
export type Owed = {
  readonly kind: "audition" | "dates" | "offer";
  readonly until: string | null;
};

const KINDS: Readonly<Record<string, Owed["kind"]>> = { Audition: "audition", Offer: "offer" };

/** The answer a submission needs from the talent's side, whoever the viewer is; null if none. */
export function owedOf({ Data: { OpenRequest } }: WithRequest): Owed | null {
  return OpenRequest ? { kind: KINDS[OpenRequest.Kind] ?? "dates", until: OpenRequest.ExpiresAt } : null;
}

/** The operation that gives an answer. */
export function answerWith({ kind }: Owed): "confirmAudition" | "answerRequest" {
  return kind === "audition" ? "confirmAudition" : "answerRequest";
}

/** An answer about dates that still applies: free, or free under a condition. */
export type DateAnswer = "Free" | "Conditional";

/** The current answer about dates; null if none was given or a newer request replaced it. */
export function dateAnswerOf({
  Data: { Request },
}: {
  readonly Data: { readonly Request?: { readonly Status: string } | null };
}): DateAnswer | null {
  const status = Request?.Status;
  return status === "Free" || status === "Conditional" ? status : null;
}
