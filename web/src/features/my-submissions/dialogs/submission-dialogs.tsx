import { CancelDialog } from "./cancel-dialog.tsx";
import { DisputeDialog } from "../no-show/dispute-dialog.tsx";
import type { Submission } from "../my-work.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** The dialog that is open, if any. */
export type DialogName = "withdraw" | "cancel" | "dispute" | null;

type SubmissionDialogsProps = {
  readonly record: Submission;
  readonly dialog: DialogName;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Dialogs that take the reason for a withdrawal, a cancellation or a dispute. */
export function SubmissionDialogs({ dialog, ...rest }: SubmissionDialogsProps) {
  return (
    <>
      <WithdrawDialog open={dialog === "withdraw"} {...rest} />
      <CancelDialog open={dialog === "cancel"} {...rest} />
      <DisputeDialog open={dialog === "dispute"} {...rest} />
    </>
  );
}
