import { skipToken, useMutation, useQuery } from "@apollo/client/react";
import { CalendarOutlined, FileDoneOutlined, QuestionCircleOutlined } from "@ant-design/icons";
import { Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ActionCard_SubmissionFragment, ThreadHead_ConversationFragment } from "#gen/graphql.ts";
import { ownZone } from "#i18n/formats.ts";
import { failureOf } from "#lib/graph/failure.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { owedOf } from "#lib/talent-side/owed.ts";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { openRequest } from "./open-request.ts";
import {
  ActionCardSubmission,
  AnswerFromThread,
  ConfirmFromThread,
  ThreadAbout,
} from "./thread-documents.ts";

type Data = ThreadHead_ConversationFragment["Data"];
type CardSubmission = ActionCard_SubmissionFragment;

/** A conversation may be about a project of which the viewer sees nothing, or in which the talent is not submitted. */
function isLost(error: unknown): boolean {
  return Boolean(error) && !["FORBIDDEN", "NOT_FOUND"].includes(failureOf(error).code);
}

/**
 * The project of a conversation, with the submissions of the talent in it: the member or the other participant.
 * Follows the live stream.
 */
export function useThreadAbout(conversation: Data | null) {
  const viewer = useViewer();
  const isTalent = hasRole(viewer, ["Talent"]);
  const talent = isTalent ? viewer.key : conversation?.Receiver.Id;
  const project = conversation?.ProjectId;
  // An agent's conversation does not say which client it is about.
  const withTalent = conversation?.Kind === "Direct" && !hasRole(viewer, ["Agent"]);
  const { data, error, refetch } = useQuery(
    ThreadAbout,
    project && talent ? { variables: { project, talent, withTalent } } : skipToken,
  );
  const again = () => void refetch().catch(() => undefined);
  useLive("submission.changed", ({ data: { projectId } }) => {
    if (project && talent && idOf(String(projectId)) === idOf(project)) again();
  });
  return {
    project: data?.getProjectById?.Data ?? null,
    submissions: data?.getProjectSubmissionById?.Data.RoleSubmissions ?? [],
    error: isLost(error) ? error : null,
    again,
  };
}

export type About = ReturnType<typeof useThreadAbout>;

type CardProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly facts: readonly string[];
  readonly children?: ReactNode;
};

function Card({ icon, title, facts, children }: CardProps) {
  const { t } = useTranslation("mail");
  return (
    <section className="action-card" aria-label={t("action.label")}>
      <span className="action-icon" aria-hidden="true">
        {icon}
      </span>
      <Stack className="action-words" shrinks>
        <strong>{title}</strong>
        <span>{facts.filter(Boolean).join(" · ")}</span>
      </Stack>
      <Row gap={8} align="stretch" wrap>
        {children}
      </Row>
    </section>
  );
}

function useActions({ PK, SK, Data }: CardSubmission, onDone: () => void) {
  const { t } = useTranslation("mail");
  const notifyFailure = useFailureNotice();
  const [confirm, confirming] = useMutation(ConfirmFromThread);
  const [answer, answering] = useMutation(AnswerFromThread);
  const failed = (error: unknown) => {
    notifyFailure(error);
    onDone();
  };
  return {
    busy: confirming.loading || answering.loading,
    confirm: () =>
      void confirm({ variables: { pK: PK, sK: SK, auditionId: Data.AuditionId ?? "" } }).then(() => {
        notify("success", t("action.confirmed"));
        onDone();
      }, failed),
    answer: (Answer: "Free" | "NotFree") =>
      void answer({ variables: { answer: { PK, SK, Answer } } }).then(() => {
        notify("success", t("action.answered"));
        onDone();
      }, failed),
  };
}

/** Link to the details: the talent's own list, or the submission as casting sees it. */
function Details({ submission }: { readonly submission: CardSubmission }) {
  const { t } = useTranslation("mail");
  const viewer = useViewer();
  const own = hasRole(viewer, ["Talent", "Agent"]);
  const { UserId, Position } = submission.Data;
  const to = own
    ? linkTo(paths.mySubmissions)
    : linkTo(paths.positionSubmission, { userId: UserId, positionId: Position.PositionId });
  return (
    <Link className="plain-button" to={to}>
      {t("action.open")}
    </Link>
  );
}

function AuditionCard({
  submission,
  onDone,
}: {
  readonly submission: CardSubmission;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation("mail");
  const when = useWhen({ zone: ownZone() });
  const actions = useActions(submission, onDone);
  const { Audition, AuditionStatus, AuditionExpiresAt, AuditionPlacesLeft, Position, ViewerCan } =
    submission.Data;
  const time = Audition ? when.moment(Audition.Data.StartsAt) : "";
  const title =
    AuditionStatus === "Confirmed"
      ? t("action.audition", { time })
      : AuditionStatus === "ChangeRequested"
        ? t("action.anotherTime", { time })
        : t("action.auditionAsked", { time });
  // The first offer stays open while another time is asked for.
  const isOffered = AuditionStatus === "Offered" || AuditionStatus === "ChangeRequested";
  const confirms = ViewerCan.includes("confirmAudition") && isOffered;
  const isFull = confirms && AuditionPlacesLeft === 0;
  const until =
    confirms && AuditionExpiresAt ? t("action.until", { time: when.deadline(AuditionExpiresAt) }) : "";
  return (
    <Card
      icon={<CalendarOutlined />}
      title={title}
      facts={[Position.Name ?? "", Audition?.Data.Place ?? "", isFull ? t("action.full") : "", until]}
    >
      <Details submission={submission} />
      {confirms && !isFull && (
        <Button type="primary" loading={actions.busy} onClick={actions.confirm}>
          {t("action.confirm")}
        </Button>
      )}
    </Card>
  );
}

function RequestCard({
  submission,
  onDone,
}: {
  readonly submission: CardSubmission;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation("mail");
  const when = useWhen();
  const actions = useActions(submission, onDone);
  const { Request, Position, ViewerCan } = submission.Data;
  if (!Request) return null;
  const isOffer = Request.Kind === "Offer";
  const [first, last] = [Request.Dates[0], Request.Dates.at(-1)];
  const dates = first && last ? (first === last ? when.day(first) : when.days(first, last)) : "";
  // What binds is read in full before it is accepted, on the page of the submission.
  const answers = ViewerCan.includes("answerRequest") && !isOffer && Request.Kind !== "Hold";
  const kind = Request.Kind === "FirstRefusal" || Request.Kind === "Hold" ? Request.Kind : "avail";
  const isRefusal = Request.Kind === "FirstRefusal";
  return (
    <Card
      icon={isOffer ? <FileDoneOutlined /> : <QuestionCircleOutlined />}
      title={t(isOffer ? "action.offer" : `action.${kind}`)}
      facts={[Position.Name ?? "", dates, t("action.until", { time: when.deadline(Request.ExpiresAt) })]}
    >
      <Details submission={submission} />
      {answers && (
        <>
          <Button loading={actions.busy} onClick={() => actions.answer("NotFree")}>
            {t(isRefusal ? "action.keepRefusal" : "action.notFree")}
          </Button>
          <Button type="primary" loading={actions.busy} onClick={() => actions.answer("Free")}>
            {t(isRefusal ? "action.giveRefusal" : "action.free")}
          </Button>
        </>
      )}
    </Card>
  );
}

function Shown({
  submission,
  onDone,
}: {
  readonly submission: About["submissions"][number];
  readonly onDone: () => void;
}) {
  const record = useRecord(ActionCardSubmission, submission);
  if (record === null) return null;
  const owed = owedOf(record);
  return owed === null || owed.kind === "audition" ? (
    <AuditionCard submission={record} onDone={onDone} />
  ) : (
    <RequestCard submission={record} onDone={onDone} />
  );
}

/**
 * A pending request of the project's submissions, with the buttons to answer it; renders nothing if there is none.
 */
export function ActionCard({ about }: { readonly about: About }) {
  const { t } = useTranslation("mail");
  if (about.error) {
    return (
      <div className="action-failure">
        <FailureLine what={t("action.about")} error={about.error} onRetry={about.again} />
      </div>
    );
  }
  const submission = openRequest(about.submissions);
  return submission && <Shown key={submission.SK} submission={submission} onDone={about.again} />;
}
