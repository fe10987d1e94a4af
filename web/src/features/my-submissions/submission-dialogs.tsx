import { CancelDialog } from "./cancel-dialog.tsx";
import { DisputeDialog } from "./no-show/dispute-dialog.tsx";
import type { Submission } from "./my-work.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** Which dialog is open. */
export type AskingAbout = "withdraw" | "cancel" | "dispute" | null;

type SubmissionDialogsProps = {
  readonly record: Submission;
  readonly asking: AskingAbout;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Asks for the words with which something about a submission is called off or put right. */
export function SubmissionDialogs({ asking, ...dialog }: SubmissionDialogsProps) {
  return (
    <>
      <WithdrawDialog open={asking === "withdraw"} {...dialog} />
      <CancelDialog open={asking === "cancel"} {...dialog} />
      <DisputeDialog open={asking === "dispute"} {...dialog} />
    </>
  );
}
