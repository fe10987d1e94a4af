import {
  ExclamationCircleOutlined,
  EyeOutlined,
  FieldTimeOutlined,
  MailOutlined,
  SolutionOutlined,
  SwapOutlined,
} from "@ant-design/icons";
import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName, useViewer } from "#lib/session/viewer.tsx";
import { useLastWords } from "#ui/last-words.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import { useWhen } from "#ui/when/use-when.ts";
import { Card } from "../parts/card.tsx";
import { WorkRow } from "../parts/work-row.tsx";
import type { ExpiringSubmission, Work } from "./producer-work.ts";

const SHOWN = 5;

type RowFacts = {
  readonly key: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
};

/** Link to the page of a submission. */
function submissionLink({ Data: { UserId, Position } }: ExpiringSubmission): string {
  return linkTo(paths.positionSubmission, { userId: UserId, positionId: Position.PositionId });
}

function scheduleLink(projectId: string): string {
  return linkTo(paths.projectDetail, { id: projectId }, { tab: "schedule" });
}

/** Text and link for each kind of pending work. */
function useRowFacts(): (work: Work) => RowFacts {
  const { t } = useTranslation("dashboard");
  const { t: shell } = useTranslation();
  const when = useWhen({ inside: true });
  const lastWords = useLastWords();
  return (work) => {
    switch (work.kind) {
      case "denied": {
        const { PK, Data } = work.project;
        return {
          key: PK,
          icon: <ExclamationCircleOutlined />,
          title: t("work.denied", { name: Data.Name ?? shell("unnamed") }),
          text: Data.DeclineComment ?? "",
          action: t("work.fix"),
          to: linkTo(paths.createProject, { id: PK }),
        };
      }
      case "expiring": {
        const { PK, SK, Data } = work.submission;
        return {
          key: PK + SK,
          icon: <FieldTimeOutlined />,
          title: t("work.expiring", {
            kind: t(`entry.${work.request}`, { defaultValue: "" }),
            name: fullName({ firstName: Data.FirstName, lastName: Data.LastName }),
          }),
          text: t("work.expiringText", { when: when.deadline(work.at) }),
          action: t("work.open"),
          to: submissionLink(work.submission),
        };
      }
      case "closing": {
        const { PK, Data } = work.project;
        return {
          key: `closing.${PK}`,
          icon: <EyeOutlined />,
          title: t("work.closing", { name: Data.Name ?? shell("unnamed"), when: when.moment(work.at) }),
          text: t("work.closingText", { count: work.fresh }),
          action: t("work.review"),
          to: linkTo(paths.projectSubmissions, { id: PK }),
        };
      }
      case "otherTime": {
        const { PK, SK, Data } = work.submission;
        const startsAt = Data.Audition?.Data.StartsAt;
        const name = fullName({ firstName: Data.FirstName, lastName: Data.LastName });
        return {
          key: PK + SK,
          icon: <SwapOutlined />,
          title: t("work.otherTime", { name }),
          text: startsAt
            ? t("work.otherTimeText", { when: when.moment(startsAt) })
            : (Data.Project.Name ?? shell("unnamed")),
          action: t("work.answer"),
          to: scheduleLink(Data.Project.ProjectId),
        };
      }
      case "decide":
        return {
          key: "decide",
          icon: <SolutionOutlined />,
          title: t("work.decide", { count: work.count }),
          text: t("work.decideText"),
          action: t("work.decideAction"),
          to: scheduleLink(work.projectId),
        };
      case "letter": {
        const { SK, Data } = work.letter;
        const name = fullName({ firstName: Data.Receiver.FirstName, lastName: Data.Receiver.LastName });
        return {
          key: SK,
          icon: <MailOutlined />,
          title: t("work.letter", { name }),
          text: lastWords(Data) || Data.Subject,
          action: t("work.reply"),
          to: linkTo(paths.mailFolder, { folderHandle: "inbox", id: SK }),
        };
      }
    }
  };
}

type NeedsYouProps = {
  readonly work: readonly Work[];
  /** Further items: how many have not been fetched yet, and whether fetching the requests or the mail failed. */
  readonly rest: {
    readonly unread: number;
    readonly more: () => void;
    readonly error?: unknown;
    readonly again: () => void;
  };
  /** Whether fetching the auditions that wait for the company failed. */
  readonly auditions: { readonly error?: unknown; readonly again: () => void };
};

/** What the producer has to do: for each item one sentence, one reason and one button. */
export function NeedsYou({ work, rest, auditions }: NeedsYouProps) {
  const { t } = useTranslation("dashboard");
  const factsOf = useRowFacts();
  const [whole, setWhole] = useState(false);
  const shown = whole ? work : work.slice(0, SHOWN);
  const { companyKey } = useViewer();
  const { unread, error } = rest;
  const more = work.length - shown.length + unread;
  const showMore = () => {
    setWhole(true);
    if (unread > 0) rest.more();
  };
  return (
    <div className="dash-mine">
      <Card
        title={t("needsYou")}
        waiting={work.length + unread}
        {...(companyKey !== null && { link: { to: paths.waiting, text: t("everyoneWaiting") } })}
      >
        {error ? <DataBlock error={error} onRetry={rest.again} /> : null}
        <FailureLine what={t("column.auditions")} error={auditions.error} onRetry={auditions.again} />
        {work.length === 0 ? (
          !error && !auditions.error && <p className="dash-empty">{t("nothingForYou")}</p>
        ) : (
          <ul className="work-list">
            {shown.map((one) => {
              const { key, icon, title, text, action, to } = factsOf(one);
              return (
                <WorkRow
                  key={key}
                  lead={
                    <span className="work-icon" aria-hidden="true">
                      {icon}
                    </span>
                  }
                  title={<bdi>{title}</bdi>}
                  text={
                    <span className="one-line" dir="auto">
                      {text}
                    </span>
                  }
                  end={
                    <Link className="plain-button" to={to} aria-label={`${action}: ${title}`}>
                      {action}
                    </Link>
                  }
                />
              );
            })}
          </ul>
        )}
        {more > 0 && (
          <button type="button" className="today-more" onClick={showMore}>
            {t("moreWaiting", { count: more })}
          </button>
        )}
      </Card>
    </div>
  );
}
