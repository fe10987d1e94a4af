import type { texts } from "#i18n/bundles/mail/en.ts";

export type ClosedReason = keyof (typeof texts)["closed"];

type Closed = {
  readonly Status: string;
  readonly Kind: string;
  readonly ProjectId?: string | null;
  readonly Participants: ReadonlyArray<{ readonly Id: string }>;
  readonly Receiver: { readonly Id: string };
};

type Known = {
  readonly viewer: string;
  /** The project's status; null if unknown. */
  readonly projectStatus: string | null;
  /** Keys of the people whom the viewer has blocked. */
  readonly blocked: readonly string[];
};

/**
 * Why a conversation is read-only, as far as the viewer may know: being blocked by the other participant is not
 * disclosed.
 */
export function closedReason(
  { Status, Kind, ProjectId, Participants, Receiver }: Closed,
  { viewer, projectStatus, blocked }: Known,
): ClosedReason {
  if (Status === "Locked") return "Locked";
  if (!Participants.some(({ Id }) => Id === viewer)) return "Left";
  if (Kind === "Direct" && blocked.includes(Receiver.Id)) return "Blocked";
  if (ProjectId && projectStatus === "Closed") return "ProjectEnded";
  return "ReadOnly";
}
