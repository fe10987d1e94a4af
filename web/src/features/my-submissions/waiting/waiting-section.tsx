import { useMutation } from "@apollo/client/react";
import { Button } from "antd";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ownZone, useFormats } from "#i18n/formats.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { Confirm } from "#ui/confirm/confirm.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import type { Submission } from "../my-work.ts";
import { LeaveWaitingList } from "../submission-documents.ts";

type WaitingSectionProps = { readonly record: Submission; readonly onChanged: () => void };

function LeaveButton({ record, onChanged }: WaitingSectionProps) {
  const { t } = useTranslation("my-submissions");
  const notifyFailure = useFailureNotice();
  const [confirming, setConfirming] = useState(false);
  const [leave, { loading }] = useMutation(LeaveWaitingList);

  function go(): void {
    void leave({ variables: { pK: record.PK, sK: record.SK } })
      .then(() => notify("success", t("waiting.left")), notifyFailure)
      .finally(() => {
        setConfirming(false);
        onChanged();
      });
  }

  return (
    <>
      <Button onClick={() => setConfirming(true)}>{t("waiting.leave")}</Button>
      <Confirm
        open={confirming}
        title={t("waiting.leaveTitle")}
        confirm={t("waiting.leave")}
        keep={t("waiting.stay")}
        busy={loading}
        onConfirm={go}
        onClose={() => setConfirming(false)}
      >
        {t("waiting.leaveText")}
      </Confirm>
    </>
  );
}

/** The position on a waiting list for an audition time, or the held place, and how to leave the list. */
export function WaitingSection({ record, onChanged }: WaitingSectionProps) {
  const { t } = useTranslation("my-submissions");
  const formats = useFormats();
  const when = useWhen();
  const heading = useId();
  const { Waiting, ViewerCan } = record.Data;
  if (!Waiting) return null;
  const time = (at: string) => formats.moment(at, ownZone());
  return (
    <section className="audition" aria-labelledby={heading}>
      <h3 id={heading}>{t("waiting.title")}</h3>
      {typeof Waiting.Place === "number" && (
        <strong>{t("waiting.place", { place: formats.number(Waiting.Place) })}</strong>
      )}
      {Waiting.Audition && <span>{t("waiting.for", { time: time(Waiting.Audition.Data.StartsAt) })}</span>}
      {Waiting.HeldUntil ? (
        <span>{t("waiting.heldUntil", { time: when.deadline(Waiting.HeldUntil) })}</span>
      ) : (
        <span>{t("waiting.rule")}</span>
      )}
      {ViewerCan.includes("leaveWaitingList") && (
        <span>
          <LeaveButton record={record} onChanged={onChanged} />
        </span>
      )}
    </section>
  );
}
