import { useMutation } from "@apollo/client/react";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MySubmission_SubmissionFragment } from "#gen/graphql.ts";
import { ownZone, useFormats } from "#i18n/formats.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { CancelAudition, ConfirmAudition } from "./submission-documents.ts";

type AuditionBlockProps = {
  readonly record: MySubmission_SubmissionFragment;
  readonly onChanged: () => void;
};

type Slot = NonNullable<MySubmission_SubmissionFragment["Data"]["Audition"]>["Data"];

function SlotFacts({ slot }: { readonly slot: Slot }) {
  const { t } = useTranslation("my-submissions");
  const formats = useFormats();
  const mine = ownZone();
  return (
    <p className="audition-facts">
      <strong>{t("auditionMine", { time: formats.moment(slot.StartsAt, mine) })}</strong>
      {slot.Zone !== mine && (
        <span>{t("auditionTheirs", { time: formats.moment(slot.StartsAt, slot.Zone) })}</span>
      )}
      <span>{t("auditionLength", { count: slot.LengthMinutes })}</span>
      {slot.Place && <span>{t("auditionPlace", { place: slot.Place })}</span>}
      {slot.Link && (
        <a href={slot.Link} target="_blank" rel="noreferrer">
          {t("auditionLink")}
        </a>
      )}
    </p>
  );
}

/** The audition that is asked for or planned, in the reader's zone and in the place's. */
export function AuditionBlock({ record, onChanged }: AuditionBlockProps) {
  const { t } = useTranslation("my-submissions");
  const { t: shell } = useTranslation();
  const formats = useFormats();
  const words = useFailureTexts();
  const [declining, setDeclining] = useState(false);
  const [confirm, confirming] = useMutation(ConfirmAudition);
  const [cancel] = useMutation(CancelAudition);
  const { PK, SK, Data } = record;
  const { Audition, AuditionId, AuditionExpiresAt, AuditionMessage, ViewerCan, Position } = Data;
  if (!Audition) return null;
  const isConfirmed = Data.BookingStatus === "AuditionConfirmed";
  const decline = t(isConfirmed ? "cancelConfirmed" : "cancel");
  const mayConfirm = ViewerCan.includes("confirmAudition") && Boolean(AuditionId);

  function take(): void {
    confirm({ variables: { pK: PK, sK: SK, auditionId: AuditionId ?? Audition?.SK ?? "" } })
      .then(
        () => notify("success", t("confirmed")),
        (error: unknown) => notify("error", words.errorText(error)),
      )
      .finally(onChanged);
  }

  return (
    <section
      className="audition"
      aria-label={`${t("auditionTitle")}: ${Position.Name ?? ""} ${Data.Project.Name ?? ""}`}
    >
      <h3>{t("auditionTitle")}</h3>
      <SlotFacts slot={Audition.Data} />
      {AuditionMessage && (
        <p>
          {t("theirWords")}: <bdi>{AuditionMessage}</bdi>
        </p>
      )}
      {mayConfirm && AuditionExpiresAt && <p>{t("answerBy", { time: formats.moment(AuditionExpiresAt) })}</p>}
      <div className="audition-actions">
        {mayConfirm && (
          <Button type="primary" loading={confirming.loading} onClick={take}>
            {t("confirm")}
          </Button>
        )}
        {ViewerCan.includes("cancelAudition") && (
          <Button onClick={() => setDeclining(true)}>{decline}</Button>
        )}
      </div>
      <ReasonDialog
        open={declining}
        title={t(isConfirmed ? "cancelTitle" : "declineTitle", {
          position: Position.Name ?? shell("unnamed"),
        })}
        reasonLabel={t("declineReason")}
        action={decline}
        draft={`decline.${PK}.${SK}`}
        send={(reason) => cancel({ variables: { pK: PK, sK: SK, reason } })}
        onClose={() => setDeclining(false)}
        onDone={() => {
          notify("success", t(isConfirmed ? "cancelledConfirmed" : "cancelled"));
          onChanged();
        }}
      />
    </section>
  );
}
