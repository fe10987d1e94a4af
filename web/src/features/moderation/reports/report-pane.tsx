import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Report_ReportFragment } from "#gen/graphql.ts";
import { hasResponse } from "#lib/graph/answered.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { Box, Row, Stack } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useWhen } from "#ui/when/use-when.ts";
import { ReportDetail, ReportReport } from "./report-documents.ts";
import { usePersonName } from "../person-name.ts";
import { Decision } from "./report-decision.tsx";
import type { Outcome } from "./report-decision.tsx";
import { ReportedThing } from "./reported-thing.tsx";
import { ReportedFiles } from "./reported-files.tsx";

type Report = Report_ReportFragment;
type Person = Pick<Report["Data"]["Reporter"], "Id" | "FirstName" | "LastName">;

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
      <Stack as="ol" className="reported-messages" gap={8}>
        {report.Messages.map(({ SK, User, Message, Attachments, CreateDate }) => (
          <li key={SK}>
            <p>
              <bdi>{name(User)}</bdi> <time dateTime={CreateDate}>{when.moment(CreateDate)}</time>
            </p>
            {Message !== "" && <div dir="auto">{Message}</div>}
            <ReportedFiles report={PK} files={Attachments} />
          </li>
        ))}
      </Stack>
      <p className="side-small">
        {t("reports.seal")} <bdi dir="ltr">{report.Seal.slice(0, 16)}</bdi>
      </p>
    </section>
  );
}

/** Who is at it or has decided it: several admins may have the same report open. */
function Reviewer({ report: { Reviewer: person, Status } }: { readonly report: Report["Data"] }) {
  const { t } = useTranslation("moderation");
  if (!person || (Status !== "InReview" && Status !== "Actioned" && Status !== "Dismissed")) return null;
  return (
    <>
      {" · "}
      {t(`reports.reviewer.${Status}`)} <PersonLink person={{ ...person.Data, Id: person.PK }} />
    </>
  );
}

function Shown({ report, ...outcome }: Outcome & { readonly report: Report }) {
  const { t } = useTranslation("moderation");
  const when = useWhen();
  const { Data } = report;
  return (
    <>
      <Row as="header" className="report-head" gap={10} wrap>
        <h2>{t(`reason.${Data.Reason as "Spam"}`)}</h2>
        <span className="fact-tag">{t(`reports.status.${Data.Status}`)}</span>
        <time dateTime={Data.CreateDate}>{when.moment(Data.CreateDate)}</time>
      </Row>
      <p className="report-people">
        {t("reports.reported")} <PersonLink person={Data.Reported} /> · {t("reports.by")}{" "}
        <PersonLink person={Data.Reporter} />
        {Data.Kind === "Messages" && (
          <>
            {" · "}
            <bdi>{Data.Subject}</bdi>
          </>
        )}
        <Reviewer report={Data} />
      </p>
      {Data.Comment && (
        <Box as="blockquote" className="report-comment" lines dir="auto">
          {Data.Comment}
        </Box>
      )}
      {Data.Appeal && (
        <section className="moderation-card" aria-label={t("reports.appeal")}>
          <h3>{t("reports.appeal")}</h3>
          <p dir="auto">{Data.Appeal}</p>
        </section>
      )}
      <ReportedThing data={Data} />
      {Data.Kind === "Messages" && <Messages report={report} />}
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
  useLive("report.changed", ({ data: { reportId } }) => {
    if (idOf(String(reportId)) === idOf(key)) again();
  });
  const report = useRecord(ReportReport, data?.getReport ?? null);
  return (
    <Stack as="section" className="report-pane" gap={12} pack="start" shrinks>
      <DataBlock
        loading={!hasResponse(data) && loading}
        error={hasResponse(data) ? null : error}
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
    </Stack>
  );
}
