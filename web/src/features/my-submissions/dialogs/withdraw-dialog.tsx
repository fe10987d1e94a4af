import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import type { MySubmission_SubmissionFragment } from "#gen/graphql.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { WithdrawSubmission } from "../submission-documents.ts";

type WithdrawDialogProps = {
  readonly open: boolean;
  readonly record: MySubmission_SubmissionFragment;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Withdraws a submission. */
export function WithdrawDialog({ open, record, onClose, onDone }: WithdrawDialogProps) {
  const { t } = useTranslation("my-submissions");
  const { t: shell } = useTranslation();
  const [withdraw] = useMutation(WithdrawSubmission);
  const { PK, SK, Data } = record;
  return (
    <ReasonDialog
      open={open}
      title={t("withdrawTitle", { position: Data.Position.Name ?? shell("unnamed") })}
      text={t("withdrawText")}
      reasonLabel={t("withdrawReason")}
      {...(Data.BookingStatus === "Booked" && { reasonHelp: t("withdrawReasonHelp") })}
      action={t("withdraw")}
      draft={`withdraw.${PK}.${SK}`}
      send={(reason) => withdraw({ variables: { pK: PK, sK: SK, reason } })}
      onClose={onClose}
      onDone={() => {
        notify("success", t("withdrawn"));
        onDone();
      }}
    />
  );
}
