import { useMutation } from "@apollo/client/react";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { Button, Form, Input } from "antd";
import type { FormInstance } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Report_ReportFragment } from "#gen/graphql.ts";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { Row } from "#ui/layout/layout.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { ActOnReport, DismissReport, ReviewReport } from "./report-documents.ts";
import { usePersonName } from "../person-name.ts";
import { SuspendDialog } from "../suspend-dialog.tsx";
import { TakeDownDialog } from "./take-down-dialog.tsx";

type Report = Report_ReportFragment;
type Fields = { note?: string };

export type Outcome = {
  /** Called once the report is in review and has therefore left the list it was opened from. */
  readonly onTaken: () => void;
  readonly onDecided: () => void;
};

/** Name of the draft that stores the note until the report is decided. */
const noteDraft = (report: string): string => `reportNote.${report}`;

type Person = Report["Data"]["Reviewer"];

/** Announces who reviews a report: another admin may have been faster. */
function useReviewAnnounced(): (reviewer: Person | undefined) => void {
  const { t } = useTranslation("moderation");
  const viewer = useViewer();
  const name = usePersonName();
  return (reviewer) => {
    if (!reviewer || reviewer.PK === viewer.key) notify("success", t("reports.taken"));
    else notify("info", t("reports.takenBefore", { name: name(reviewer.Data) }));
  };
}

/** The transitions of a report; the outcome of each is announced, or shown at the note if that was refused. */
function useMoves(PK: string, form: FormInstance<Fields>, { onTaken, onDecided }: Outcome) {
  const { t } = useTranslation("moderation");
  const notifyFailure = useFailureNotice();
  const showFailures = useFieldFailures(form, "");
  const announce = useReviewAnnounced();
  const [review, reviewing] = useMutation(ReviewReport);
  const [act, acting] = useMutation(ActOnReport);
  const [dismiss, dismissing] = useMutation(DismissReport);
  const withNotice =
    (run: () => Promise<unknown>, text: string, onFailure: (error: unknown) => unknown) => () =>
      void run()
        .then(() => notify("success", text), onFailure)
        .finally(onDecided);
  const about = () => {
    const note = form.getFieldValue("note")?.trim() as string | undefined;
    return { PK, ...(note && { note }) };
  };
  const decided = () => dropDraft(noteDraft(PK), "browser");
  const decide = (action: string) => () => act({ variables: { ...about(), action } }).then(decided);
  return {
    busy: reviewing.loading || acting.loading || dismissing.loading,
    review: () =>
      void review({ variables: { PK } })
        .then(({ data }) => {
          announce(data?.reviewReport?.Data.Reviewer);
          onTaken();
        }, notifyFailure)
        .finally(onDecided),
    lock: withNotice(decide("LockConversation"), t("reports.locked"), showFailures),
    recordSuspension: withNotice(decide("Suspension"), t("reports.suspended"), showFailures),
    recordTakeDown: withNotice(decide("TakeDown"), t("reports.takenDown"), showFailures),
    warn: withNotice(decide("Warning"), t("reports.warned"), showFailures),
    dismiss: withNotice(
      () => dismiss({ variables: about() }).then(decided),
      t("reports.dismissed"),
      showFailures,
    ),
  };
}

function Note({ report, form }: { readonly report: Report; readonly form: FormInstance<Fields> }) {
  const { t } = useTranslation("moderation");
  const draft = noteDraft(report.PK);
  return (
    <Form<Fields>
      form={form}
      name="report"
      layout="vertical"
      initialValues={{ note: report.Data.Note ?? "", ...draftFields(draft, "browser") }}
      onValuesChange={(changed, fields) => {
        clearFailures(form, changed);
        keepDraft(draft, fields, "browser");
      }}
    >
      <Form.Item name="note" label={t("reports.note")}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={LIMITS.commentLength} dir="auto" />
      </Form.Item>
    </Form>
  );
}

type Moves = ReturnType<typeof useMoves>;

/** Takes the reported project down, or only records it if that is done already. */
function TakeDown({ report, moves }: { readonly report: Report; readonly moves: Moves }) {
  const { t } = useTranslation("moderation");
  const [open, setOpen] = useState(false);
  const { Project: project, Subject } = report.Data;
  if (!project) return null;
  if (project.Data.Status === "Denied")
    return (
      <Button loading={moves.busy} onClick={moves.recordTakeDown}>
        {t("takeDown.record")}
      </Button>
    );
  if (!project.Data.ViewerCan.includes("denyProject")) return null;
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {t("takeDown.action")}
      </Button>
      {open && (
        <TakeDownDialog
          project={{ PK: project.PK, name: project.Data.Name ?? Subject }}
          onDone={moves.recordTakeDown}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The actions that fit what was reported. */
function Actions({ report, moves }: { readonly report: Report; readonly moves: Moves }) {
  const { t } = useTranslation("moderation");
  const [suspending, setSuspending] = useState(false);
  const { Actions: fitting, Reported } = report.Data;
  return (
    <>
      {fitting.includes("LockConversation") && (
        <Button danger loading={moves.busy} onClick={moves.lock}>
          {t("reports.lock")}
        </Button>
      )}
      <Button loading={moves.busy} onClick={moves.warn}>
        {t("reports.warn")}
      </Button>
      {fitting.includes("TakeDown") && <TakeDown report={report} moves={moves} />}
      <Button danger onClick={() => setSuspending(true)}>
        {t("user.suspend")}
      </Button>
      {suspending && (
        <SuspendDialog
          member={{ PK: keyOf("USR", Reported.Id), Data: Reported }}
          onDone={moves.recordSuspension}
          onClose={() => setSuspending(false)}
        />
      )}
    </>
  );
}

/** The decision on a report that the viewer may make, with a note that only admins read; nothing without one. */
export function Decision({ report, ...outcome }: Outcome & { readonly report: Report }) {
  const { t } = useTranslation("moderation");
  const [form] = Form.useForm<Fields>();
  const moves = useMoves(report.PK, form, outcome);
  const { ViewerCan } = report.Data;
  const decides = ViewerCan.includes("actOnReport");
  if (!decides && !ViewerCan.includes("reviewReport")) return null;
  return (
    <section className="moderation-card" aria-label={t("reports.decision")}>
      <h3>{t("reports.decision")}</h3>
      {decides && <Note report={report} form={form} />}
      <Row gap="8 12" wrap>
        {ViewerCan.includes("reviewReport") && (
          <Button type="primary" loading={moves.busy} onClick={moves.review}>
            {t("reports.review")}
          </Button>
        )}
        {decides && <Actions report={report} moves={moves} />}
        {ViewerCan.includes("dismissReport") && (
          <Button loading={moves.busy} onClick={moves.dismiss}>
            {t("reports.dismiss")}
          </Button>
        )}
      </Row>
    </section>
  );
}
