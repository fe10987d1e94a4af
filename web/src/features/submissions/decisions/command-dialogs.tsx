import { lazy } from "react";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { ReturnFocus } from "../focus/return-focus.tsx";
import type { BookingDoubt } from "./booking-doubts.ts";
import { requestKinds } from "./offers.ts";
import type { Decisions } from "./use-decisions.ts";

const AuditionDialog = lazy(() =>
  import("../audition/audition-dialog.tsx").then((m) => ({ default: m.AuditionDialog })),
);
const BookDialog = lazy(() => import("./book-dialog.tsx").then((m) => ({ default: m.BookDialog })));
const MessageDialog = lazy(() =>
  import("../message/message-dialog.tsx").then((m) => ({ default: m.MessageDialog })),
);
const RequestDialog = lazy(() =>
  import("../requests/request-dialog.tsx").then((m) => ({ default: m.RequestDialog })),
);
const ReleaseDialog = lazy(() => import("./release-dialog.tsx").then((m) => ({ default: m.ReleaseDialog })));

type Submission = WallCard_SubmissionFragment;

/** A dialog that confirms a command or collects its input. */
export type CommandDialog =
  | {
      readonly kind: "audition" | "avail" | "offer" | "release" | "message";
      readonly submission: Submission;
    }
  | { readonly kind: "book"; readonly submission: Submission; readonly doubts: readonly BookingDoubt[] };

type CommandDialogsProps = {
  readonly dialog: CommandDialog | null;
  readonly decisions: Decisions;
  readonly onClose: () => void;
  /** Called when a message, an availability request or an offer has been sent. */
  readonly onSent: () => void;
};

/** The dialogs of commands on one submission; the code of each is loaded when it is first opened. */
export function CommandDialogs({ dialog, decisions, onClose, onSent }: CommandDialogsProps) {
  if (dialog === null) return null;
  const { kind, submission } = dialog;
  return (
    <ReturnFocus>
      {kind === "audition" && <AuditionDialog submission={submission} onClose={onClose} />}
      {kind === "message" && <MessageDialog people={[submission]} onClose={onClose} onSent={onSent} />}
      {kind === "book" && (
        <BookDialog
          submission={submission}
          doubts={dialog.doubts}
          onClose={onClose}
          onBook={decisions.bookConfirmed}
        />
      )}
      {(kind === "avail" || kind === "offer") && (
        <RequestDialog
          people={[submission]}
          kind={kind === "offer" ? "Offer" : "Avail"}
          kinds={requestKinds(submission.Data)}
          onClose={onClose}
          onSent={onSent}
        />
      )}
      {kind === "release" && (
        <ReleaseDialog submission={submission} onClose={onClose} onRelease={decisions.release} />
      )}
    </ReturnFocus>
  );
}
