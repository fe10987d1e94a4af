import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
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
import { usePageKeys } from "./use-page-keys.ts";
import { WallCardSubmission } from "./wall-documents.ts";

/** One person's submission to one position, at an address of its own. */
export function PositionSubmissionPage() {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
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
  usePageKeys((command) => {
    if (card) run(command, card);
    return card !== null;
  });
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
      </div>
      {dialogs}
    </>
  );
}
