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
  /** Where the project stands; null where it is not known. */
  readonly projectStatus: string | null;
  /** Whom the viewer has blocked. */
  readonly blocked: readonly string[];
};

/** Why nobody writes in a conversation any more, as far as it can be known: that the other side blocked one is not told. */
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
