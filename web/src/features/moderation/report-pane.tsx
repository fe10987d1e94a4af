import { useMutation, useQuery } from "@apollo/client/react";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { Button, Input } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Report_ReportFragment } from "#gen/graphql.ts";
import { isAnswered } from "#lib/graph/answered.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { useWhen } from "#ui/when/use-when.ts";
import {
  ActOnReport,
  DismissReport,
  ReportDetail,
  ReportReport,
  ReviewReport,
} from "./moderation-documents.ts";
import { usePersonName } from "./person-name.ts";
import { ReportedFiles } from "./reported-files.tsx";

type Report = Report_ReportFragment;
type Person = Report["Data"]["Reporter"];

function PersonLink({ person }: { readonly person: Person }) {
  const name = usePersonName();
  return (
    <Link to={linkTo(paths.userDetail, { id: person.Id })}>
      <bdi>{name(person)}</bdi>
    </Link>
  );
}

function Messages({ report: { PK, Data: report } }: { readonly report: Report }) {
  const { t } = useTranslation("moderation");
  const when = useWhen();
  const name = usePersonName();
  return (
    <section className="moderation-card" aria-label={t("reports.messages")}>
      <h3>{t("reports.messages")}</h3>
      <ol className="reported-messages">
        {report.Messages.map(({ SK, User, Message, Attachments, CreateDate }) => (
          <li key={SK}>
            <p>
              <bdi>{name(User)}</bdi> <time dateTime={CreateDate}>{when.moment(CreateDate)}</time>
            </p>
            {Message !== "" && <div dir="auto">{Message}</div>}
            <ReportedFiles report={PK} files={Attachments} />
          </li>
        ))}
      </ol>
      <p className="side-small">
        {t("reports.seal")} <bdi dir="ltr">{report.Seal.slice(0, 16)}</bdi>
      </p>
    </section>
  );
}

type Run = () => Promise<unknown>;

type Outcome = {
  /** Called once the report is in review and has therefore left the list it was opened from. */
  readonly onTaken: () => void;
  readonly onDecided: () => void;
};

/** The transitions of a report; the outcome of each is announced. */
function useMoves(PK: string, note: string, { onTaken, onDecided }: Outcome) {
  const { t } = useTranslation("moderation");
  const say = useFailureNotice();
  const [review, reviewing] = useMutation(ReviewReport);
  const [act, acting] = useMutation(ActOnReport);
  const [dismiss, dismissing] = useMutation(DismissReport);
  const said = (run: Run, text: string) => () =>
    void run()
      .then(() => notify("success", text), say)
      .finally(onDecided);
  const about = { PK, ...(note.trim() && { note: note.trim() }) };
  return {
    busy: reviewing.loading || acting.loading || dismissing.loading,
    review: said(() => review({ variables: { PK } }).then(onTaken), t("reports.taken")),
    lock: said(() => act({ variables: { ...about, action: "LockConversation" } }), t("reports.locked")),
    warn: said(() => act({ variables: { ...about, action: "Warning" } }), t("reports.warned")),
    dismiss: said(() => dismiss({ variables: about }), t("reports.dismissed")),
  };
}

function Decision({ report, ...outcome }: Outcome & { readonly report: Report }) {
  const { t } = useTranslation("moderation");
  const [note, setNote] = useState(report.Data.Note ?? "");
  const moves = useMoves(report.PK, note, outcome);
  const { ViewerCan } = report.Data;
  const decides = ViewerCan.includes("actOnReport");
  if (!decides && !ViewerCan.includes("reviewReport")) return null;
  return (
    <section className="moderation-card" aria-label={t("reports.decision")}>
      <h3>{t("reports.decision")}</h3>
      {decides && (
        <label className="moderation-note">
          {t("reports.note")}
          <Input.TextArea
            value={note}
            autoSize={{ minRows: 2, maxRows: 6 }}
            maxLength={LIMITS.noteLength}
            dir="auto"
            onChange={({ target }) => setNote(target.value)}
          />
        </label>
      )}
      <div className="moderation-actions">
        {ViewerCan.includes("reviewReport") && (
          <Button type="primary" loading={moves.busy} onClick={moves.review}>
            {t("reports.review")}
          </Button>
        )}
        {decides && (
          <>
            <Button danger loading={moves.busy} onClick={moves.lock}>
              {t("reports.lock")}
            </Button>
            <Button loading={moves.busy} onClick={moves.warn}>
              {t("reports.warn")}
            </Button>
          </>
        )}
        {ViewerCan.includes("dismissReport") && (
          <Button loading={moves.busy} onClick={moves.dismiss}>
            {t("reports.dismiss")}
          </Button>
        )}
      </div>
    </section>
  );
}

function Shown({ report, ...outcome }: Outcome & { readonly report: Report }) {
  const { t } = useTranslation("moderation");
  const when = useWhen();
  const { Data } = report;
  return (
    <>
      <header className="report-head">
        <h2>{t(`reason.${Data.Reason as "Spam"}`)}</h2>
        <span className="fact-tag">{t(`reports.status.${Data.Status}`)}</span>
        <time dateTime={Data.CreateDate}>{when.moment(Data.CreateDate)}</time>
      </header>
      <p className="report-people">
        {t("reports.reported")} <PersonLink person={Data.Reported} /> · {t("reports.by")}{" "}
        <PersonLink person={Data.Reporter} /> · <bdi>{Data.Subject}</bdi>
      </p>
      {Data.Comment && (
        <blockquote className="report-comment" dir="auto">
          {Data.Comment}
        </blockquote>
      )}
      {Data.Appeal && (
        <section className="moderation-card" aria-label={t("reports.appeal")}>
          <h3>{t("reports.appeal")}</h3>
          <p dir="auto">{Data.Appeal}</p>
        </section>
      )}
      <Messages report={report} />
      <Decision report={report} {...outcome} />
    </>
  );
}

/** A report: who, why, copies of the messages, and the decision. */
export function ReportPane({ report: key, onTaken, onDecided }: Outcome & { readonly report: string }) {
  const { data, error, loading, refetch } = useQuery(ReportDetail, {
    variables: { PK: key },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(() => undefined);
  const report = useRecord(ReportReport, data?.getReport ?? null);
  return (
    <section className="report-pane">
      <DataBlock
        loading={!isAnswered(data) && loading}
        error={isAnswered(data) ? null : error}
        onRetry={again}
      >
        {report && (
          <Shown
            report={report}
            onTaken={onTaken}
            onDecided={() => {
              again();
              onDecided();
            }}
          />
        )}
      </DataBlock>
    </section>
  );
}
