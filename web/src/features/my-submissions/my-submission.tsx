import type { FragmentType } from "@apollo/client";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { MySubmission_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useRecord } from "#lib/graph/use-record.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { StatusTag, bookingTone } from "#ui/status-tag.tsx";
import { AuditionBlock } from "./audition-block.tsx";
import { MySubmissionSubmission } from "./submission-documents.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

type Record = MySubmission_SubmissionFragment;

type MySubmissionProps = {
  readonly submission: FragmentType<Record>;
  /** Agents see whom each one is for. */
  readonly showTalent: boolean;
  readonly onChanged: () => void;
};

function History({ moves }: { readonly moves: Record["Data"]["History"] }) {
  const { t } = useTranslation("my-submissions");
  const word = useCatalog();
  const formats = useFormats();
  return (
    <details>
      <summary>{t("history")}</summary>
      <ol className="history">
        {moves.map(({ To, At, Reason }) => (
          <li key={`${At}${To}`}>
            <time dateTime={At}>{formats.moment(At)}</time> {word("talentStatuses", To)}
            {Reason && (
              <>
                : <bdi>{Reason}</bdi>
              </>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Head({ record, showTalent }: { readonly record: Record; readonly showTalent: boolean }) {
  const { t } = useTranslation("my-submissions");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const { Project, Position, BookingStatus, FirstName, LastName, SubmissionDate, UpdatedAt } = record.Data;
  return (
    <>
      <div className="my-submission-head">
        <h2>
          <bdi>{Position.Name ?? shell("unnamed")}</bdi>
        </h2>
        <StatusTag tone={bookingTone(BookingStatus)}>{word("talentStatuses", BookingStatus)}</StatusTag>
      </div>
      <p className="my-submission-facts">
        <Link to={linkTo(paths.projectSearch, {}, { project: Project.ProjectId })}>
          <bdi>{Project.Name ?? t("openProject")}</bdi>
        </Link>
        {showTalent && (
          <span>{t("of", { name: fullName({ firstName: FirstName, lastName: LastName }) })}</span>
        )}
        <span>{t("sent", { date: formats.day(SubmissionDate) })}</span>
        <span>{t("changed", { ago: formats.ago(UpdatedAt) })}</span>
      </p>
    </>
  );
}

/** One submission: where it stands, its audition, and what can be done about it now. */
export function MySubmission({ submission, showTalent, onChanged }: MySubmissionProps) {
  const { t } = useTranslation("my-submissions");
  const [withdrawing, setWithdrawing] = useState(false);
  const record = useRecord(MySubmissionSubmission, submission);
  if (record === null) return null;
  const { Data } = record;
  const mayWithdraw = Data.ViewerCan.includes("withdrawSubmission");
  return (
    <li className="my-submission">
      <Head record={record} showTalent={showTalent} />
      {Data.Audition && <AuditionBlock record={record} onChanged={onChanged} />}
      {Data.Comments && (
        <p className="my-submission-note">
          <strong>{t("note")}</strong> <bdi>{Data.Comments}</bdi>
        </p>
      )}
      <div className="my-submission-foot">
        <History moves={Data.History} />
        {mayWithdraw && <Button onClick={() => setWithdrawing(true)}>{t("withdraw")}</Button>}
      </div>
      <WithdrawDialog
        open={withdrawing}
        record={record}
        onClose={() => setWithdrawing(false)}
        onDone={onChanged}
      />
    </li>
  );
}
