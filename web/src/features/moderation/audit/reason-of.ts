/** The latest that a decision and its log entry are apart, in milliseconds: both are written in one transaction. */
const SAME_DECISION_MS = 60_000;

type Review = {
  readonly Decision: string;
  readonly Comment?: string | null;
  readonly DecidedAt: string;
};

type Entry = {
  readonly Reason?: string | null;
  readonly Action: string;
  readonly OccurredAt: string;
  readonly Project?: { readonly Data: { readonly ReviewHistory?: readonly Review[] | null } } | null;
};

/**
 * The reason of a logged act. Events carry no texts, so that of a denial or a take-down is the comment of the decision
 * that the project keeps of that moment.
 */
export function reasonOf({ Reason, Action, OccurredAt, Project }: Entry): string {
  if (Reason) return Reason;
  if (!Action.endsWith(".project.denied.v1")) return "";
  const at = Date.parse(OccurredAt);
  const decision = Project?.Data.ReviewHistory?.find(
    ({ Decision, DecidedAt }) =>
      Decision === "Denied" && Math.abs(Date.parse(DecidedAt) - at) < SAME_DECISION_MS,
  );
  return decision?.Comment ?? "";
}
