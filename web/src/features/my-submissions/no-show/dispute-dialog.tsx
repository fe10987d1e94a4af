import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import type { Submission } from "../my-work.ts";
import { ReasonDialog } from "../dialogs/reason-dialog.tsx";
import { DisputeNoShow } from "../submission-documents.ts";

type DisputeDialogProps = {
  readonly open: boolean;
  readonly record: Submission;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Disputes a no-show, with an explanation in the person's own words. */
export function DisputeDialog({ open, record, onClose, onDone }: DisputeDialogProps) {
  const { t } = useTranslation("my-submissions");
  const { t: shell } = useTranslation();
  const [dispute] = useMutation(DisputeNoShow);
  const { PK, SK, Data } = record;
  return (
    <ReasonDialog
      open={open}
      title={t("noShow.disputeTitle", { position: Data.Position.Name ?? shell("unnamed") })}
      text={t("noShow.disputeText")}
      reasonLabel={t("noShow.reason")}
      reasonHelp={t("noShow.reasonHelp")}
      required
      action={t("noShow.send")}
      keep={t("noShow.keep")}
      draft={`dispute.${PK}.${SK}`}
      send={(reason) => dispute({ variables: { pK: PK, sK: SK, reason } })}
      onClose={onClose}
      onDone={() => {
        notify("success", t("noShow.disputed"));
        onDone();
      }}
    />
  );
}
