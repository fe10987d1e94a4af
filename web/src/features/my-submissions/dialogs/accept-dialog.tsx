import { Alert } from "antd";
import { useState } from "react";
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

/**
 * What a yes to a hold or an offer binds to, before it counts. If other terms are in force by then, the dialog stays and
 * shows them.
 */
export function AcceptDialog({ open, move, acting, onClose }: AcceptDialogProps) {
  const { t } = useTranslation("my-submissions");
  const isOffer = move.kind === "offer";
  const { t: errors } = useTranslation("errors");
  const [isChanged, setChanged] = useState(false);
  const { Data } = move.submission;
  const close = () => {
    setChanged(false);
    onClose();
  };
  const accept = async () => {
    if ((await acting.accept(isOffer ? "Accept" : "Free")) === "changed") setChanged(true);
    else close();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t(isOffer ? "request.acceptOffer" : "request.acceptHold", { role: Data.Position.Name ?? "" })}
      confirm={t(isOffer ? "answers.Accept" : "yes.Hold")}
      keep={t("request.notNow")}
      busy={acting.busy !== null}
      onConfirm={() => void accept()}
      onClose={close}
    >
      {isChanged && <Alert type="warning" showIcon title={errors("rule.TERMS_CHANGED")} />}
      <RequestFacts data={Data} />
      {Data.OwnDaysChecked === false && <Alert type="warning" showIcon title={t("request.unchecked")} />}
      <p>{t("request.tenMinutes")}</p>
    </ConfirmDialog>
  );
}
