import { CancelDialog } from "./cancel-dialog.tsx";
import { DisputeDialog } from "./no-show/dispute-dialog.tsx";
import type { Submission } from "./my-work.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** The dialog that is open, if any. */
export type AskingAbout = "withdraw" | "cancel" | "dispute" | null;

type SubmissionDialogsProps = {
  readonly record: Submission;
  readonly asking: AskingAbout;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Dialogs that take the reason for a withdrawal, a cancellation or a dispute. */
export function SubmissionDialogs({ asking, ...dialog }: SubmissionDialogsProps) {
  return (
    <>
      <WithdrawDialog open={asking === "withdraw"} {...dialog} />
      <CancelDialog open={asking === "cancel"} {...dialog} />
      <DisputeDialog open={asking === "dispute"} {...dialog} />
    </>
  );
}
