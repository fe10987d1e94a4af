type Project = {
  readonly Status: string;
  readonly ChangedSinceApproval?: boolean | null;
  readonly Positions: ReadonlyArray<{ readonly Data: { readonly RoleStatus: string } }>;
};

/** Whether a project awaits a decision: it is new, or a part of it has not been reviewed since it was approved. */
export function isWaiting({ Status, ChangedSinceApproval, Positions }: Project): boolean {
  if (Status === "Pending") return true;
  if (Status !== "Approved") return false;
  return ChangedSinceApproval === true || Positions.some(({ Data }) => Data.RoleStatus === "PendingReview");
}

export type ReviewState = "loading" | "ready" | "changed" | "decided";

type Sight = {
  /** The version that was opened, and whether it was waiting then; null until it has loaded. */
  readonly opened: { readonly version: number; readonly waiting: boolean } | null;
  readonly version: number;
  readonly waiting: boolean;
  /** Whether the opened version has been on screen long enough to be noticed. */
  readonly seen: boolean;
};

/**
 * What may be decided: only a version that was opened and seen. What another admin decided, or its producer changed,
 * stays on screen until the person opens something else or the new version.
 */
export function reviewStateOf({ opened, version, waiting, seen }: Sight): ReviewState {
  if (opened === null) return "loading";
  if (opened.waiting && !waiting) return "decided";
  if (opened.version !== version) return "changed";
  return seen ? "ready" : "loading";
}
