import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#ui/confirm/confirm-dialog.tsx";
import type { Move } from "../my-work.ts";
import { RequestFacts } from "../request/request-facts.tsx";
import type { useActing } from "../use-acting.ts";

type AcceptDialogProps = {
  readonly open: boolean;
  readonly move: Move;
  readonly acting: ReturnType<typeof useActing>;
  readonly onClose: () => void;
};

/** What a yes to a hold or an offer binds to, before it counts. */
export function AcceptDialog({ open, move, acting, onClose }: AcceptDialogProps) {
  const { t } = useTranslation("my-submissions");
  const isOffer = move.kind === "offer";
  const { Data } = move.submission;
  return (
    <ConfirmDialog
      open={open}
      title={t(isOffer ? "request.acceptOffer" : "request.acceptHold", { role: Data.Position.Name ?? "" })}
      confirm={t(isOffer ? "answers.Accept" : "yes.Hold")}
      keep={t("request.notNow")}
      onConfirm={() => {
        acting.answer(isOffer ? "Accept" : "Free");
        onClose();
      }}
      onClose={onClose}
    >
      <RequestFacts data={Data} />
      <p>{t("request.tenMinutes")}</p>
    </ConfirmDialog>
  );
}
