import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import type { Submission } from "../my-work.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { CancelAudition } from "../submission-documents.ts";

type CancelDialogProps = {
  readonly open: boolean;
  readonly record: Submission;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Declines a requested audition, or cancels a confirmed one. */
export function CancelDialog({ open, record, onClose, onDone }: CancelDialogProps) {
  const { t } = useTranslation("my-submissions");
  const { t: shell } = useTranslation();
  const [cancel] = useMutation(CancelAudition);
  const { PK, SK, Data } = record;
  const isConfirmed = Data.BookingStatus === "AuditionConfirmed";
  return (
    <ReasonDialog
      open={open}
      title={t(isConfirmed ? "cancelTitle" : "declineTitle", {
        position: Data.Position.Name ?? shell("unnamed"),
      })}
      reasonLabel={t("declineReason")}
      action={t(isConfirmed ? "cancelConfirmed" : "cancel")}
      draft={`decline.${PK}.${SK}`}
      send={(reason) => cancel({ variables: { pK: PK, sK: SK, reason } })}
      onClose={onClose}
      onDone={() => {
        notify("success", t(isConfirmed ? "cancelledConfirmed" : "cancelled"));
        onDone();
      }}
    />
  );
}
