import { Alert } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#ui/confirm/confirm-dialog.tsx";
import type { Move } from "../my-work.ts";
import { RequestFacts } from "../request/request-facts.tsx";
import { ownWords } from "../move-words.tsx";
import type { useActing } from "../use-acting.ts";

type AcceptDialogProps = {
  readonly open: boolean;
  readonly move: Move;
  readonly acting: ReturnType<typeof useActing>;
  readonly onClose: () => void;
};

/**
 * What a yes to a hold or an offer binds to, before it counts, and what else there is on the days of any. If other terms are in force by then, the dialog stays and
 * shows them.
 */
export function AcceptDialog({ open, move, acting, onClose }: AcceptDialogProps) {
  const { t } = useTranslation("my-submissions");
  const isOffer = move.kind === "offer";
  const kind = ownWords(move);
  const binds = isOffer || kind === "Hold";
  const title = isOffer ? "acceptOffer" : binds ? "acceptHold" : "freeAnyway";
  const yes = isOffer ? t("answers.Accept") : kind ? t(`yes.${kind}`) : t("answers.Free");
  const { t: refusals } = useTranslation("refusals");
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
      title={t(`request.${title}`, { role: Data.Position.Name ?? "" })}
      confirm={yes}
      keep={t("request.notNow")}
      busy={acting.busy !== null}
      onConfirm={() => void accept()}
      onClose={close}
    >
      {isChanged && <Alert type="warning" showIcon title={refusals("rule.TERMS_CHANGED")} />}
      <RequestFacts data={Data} />
      {Data.OwnDaysChecked === false && <Alert type="warning" showIcon title={t("request.unchecked")} />}
      {binds && <p>{t("request.tenMinutes")}</p>}
    </ConfirmDialog>
  );
}
