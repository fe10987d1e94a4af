import { useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { keyOf } from "#lib/record-key.ts";
import { useRecord } from "#lib/use-record.ts";
import { fullName } from "#lib/viewer.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SubmissionDetail, SubmissionDetailsSubmission } from "./decision-documents.ts";
import { SubmissionDetails } from "./submission-details.tsx";
import { useCommands } from "./use-commands.tsx";
import { useDecisions } from "./use-decisions.ts";
import { useMarkViewed } from "./use-mark-viewed.ts";
import { WallCardSubmission } from "./wall-documents.ts";
import { commandOf, isTyping } from "./wall-keys.ts";
import "./submissions.css";

/** Single keys decide from anywhere on the page, outside fields and dialogs. */
function useDecisionKeys(
  submission: WallCard_SubmissionFragment | null,
  run: ReturnType<typeof useCommands>["run"],
): void {
  const latest = useRef({ submission, run });
  useEffect(() => {
    latest.current = { submission, run };
  });
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { target } = event;
      if (isTyping(target) || (target instanceof Element && target.closest("[role='dialog']"))) return;
      const command = commandOf(event);
      if (command === null || !latest.current.submission) return;
      latest.current.run(command, latest.current.submission);
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** One person's submission to one position, at an address of its own. */
export function PositionSubmissionPage() {
  const { t } = useTranslation("submissions");
  const { t: common } = useTranslation();
  const { userId = "", positionId = "" } = useParams();
  const decisions = useDecisions();
  const { run, dialogs } = useCommands(decisions);
  const { data } = useQuery(SubmissionDetail, {
    variables: { userId: keyOf("USR", userId), positionId: keyOf("ROLE", positionId) },
    fetchPolicy: "cache-only",
  });
  const found = data?.getPositionSubmission ?? null;
  const card = useRecord(WallCardSubmission, found);
  const more = useRecord(SubmissionDetailsSubmission, found);
  useDecisionKeys(card, run);
  const { FirstName: firstName, LastName: lastName } = card?.Data ?? {};
  const position = more?.Data.Position;
  const onOpened = useMarkViewed(decisions);
  return (
    <>
      <PageHeader
        title={card ? fullName({ firstName, lastName }) || common("unnamed") : t("title")}
        lead={
          found && position ? (
            <Link to={linkTo(paths.positionSubmissions, { id: position.PositionId, projectId: found.PK })}>
              <bdi>{t("wallTitle", { position: position.Name ?? common("unnamed") })}</bdi>
            </Link>
          ) : undefined
        }
      />
      <div className="submission-page">
        <SubmissionDetails
          key={userId + positionId}
          userId={userId}
          positionId={positionId}
          run={run}
          onOpened={onOpened}
        />
      </div>
      {dialogs}
    </>
  );
}
