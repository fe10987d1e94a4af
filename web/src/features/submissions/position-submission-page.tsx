import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { useKeys } from "#lib/keys/use-keys.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { HintStrip } from "#ui/hint-strip/hint-strip.tsx";
import { placesOf } from "./decisions/booking-doubts.ts";
import { SubmissionDetail, SubmissionDetailsSubmission } from "./decisions/decision-documents.ts";
import { DetailsFoot } from "./details/details-foot.tsx";
import { SubmissionDetails } from "./details/submission-details.tsx";
import { useCommands } from "./decisions/use-commands.tsx";
import { useDecisions } from "./decisions/use-decisions.ts";
import { useMarkViewed } from "./decisions/use-mark-viewed.ts";
import { useDecisionKeys } from "./keys/use-decision-keys.ts";
import { ReelHost } from "./reel/reel-host.tsx";
import { WallCardSubmission, WallHead } from "./wall/wall-documents.ts";

/** What the page has read of a submission: as the wall knows it, in full, and how full its role is. */
function useSubmission(userId: string, positionId: string) {
  const sK = keyOf("ROLE", positionId);
  const { data } = useQuery(SubmissionDetail, {
    variables: { userId: keyOf("USR", userId), positionId: sK },
    fetchPolicy: "cache-only",
  });
  const found = data?.getPositionSubmission ?? null;
  const { data: head } = useQuery(WallHead, {
    variables: { pK: found?.PK ?? "", sK },
    skip: found === null,
  });
  const role = head?.getProjectRoleById ?? null;
  return {
    found,
    card: useRecord(WallCardSubmission, found),
    more: useRecord(SubmissionDetailsSubmission, found),
    places: role && placesOf(role.Data),
  };
}

/** One person's submission to one position, at an address of its own. */
export function PositionSubmissionPage() {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const { userId = "", positionId = "" } = useParams();
  const decisions = useDecisions();
  const { found, card, more, places } = useSubmission(userId, positionId);
  const { run, dialogs } = useCommands(decisions, places);
  useKeys([
    ...useDecisionKeys((command) => card && run(command, card)),
    { keys: "z", text: t("key.undo"), run: decisions.undo },
  ]);
  const { FirstName: firstName, LastName: lastName } = card?.Data ?? {};
  const position = more?.Data.Position;
  const onOpened = useMarkViewed(decisions);
  return (
    <>
      <PageHeader
        title={card ? fullName({ firstName, lastName }) || shell("unnamed") : t("title")}
        lead={
          found && position ? (
            <Link to={linkTo(paths.positionSubmissions, { id: position.PositionId, projectId: found.PK })}>
              <bdi>{t("wallTitle", { position: position.Name ?? shell("unnamed") })}</bdi>
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
        {card && (
          <div className="submission-foot">
            <DetailsFoot submission={card} run={run} />
          </div>
        )}
      </div>
      <HintStrip />
      <ReelHost />
      {dialogs}
    </>
  );
}
