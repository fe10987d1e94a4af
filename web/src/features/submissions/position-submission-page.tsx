import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useParams } from "react-router-dom";
import { useKeys } from "#lib/keys/use-keys.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { idOf, keyOf } from "#lib/graph/record-key.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { HintStrip } from "#ui/hint-strip/hint-strip.tsx";
import { placesOf } from "./decisions/booking-doubts.ts";
import { SubmissionDetail, SubmissionDetailsSubmission } from "./decisions/decision-documents.ts";
import { useCommands } from "./decisions/use-commands.tsx";
import { useDecisions } from "./decisions/use-decisions.ts";
import { useMarkViewed } from "./decisions/use-mark-viewed.ts";
import { SubmissionDetails } from "./details/submission-details.tsx";
import { GroupNamesProvider, useNamesOf } from "./groups/group-names.tsx";
import { AdjacentSteps } from "./head/adjacent-steps.tsx";
import { useAbove } from "./head/use-above.ts";
import { useDecisionKeys } from "./keys/use-decision-keys.ts";
import { ReelHost } from "./reel/reel-host.tsx";
import { useOfferRelease } from "./release/use-offer-release.tsx";
import { WallCardSubmission, WallHead } from "./wall/wall-documents.ts";

/** The data of the page: the submission as on the wall, its details, and how full its role is. */
function useSubmission(userId: string, positionId: string) {
  const sK = keyOf("ROLE", positionId);
  const { data } = useQuery(SubmissionDetail, {
    variables: { userId: keyOf("USR", userId), positionId: sK },
    fetchPolicy: "cache-only",
  });
  const found = data?.getPositionSubmission ?? null;
  const {
    data: head,
    error,
    refetch,
  } = useQuery(WallHead, {
    variables: { pK: found?.PK ?? "", sK },
    skip: found === null,
  });
  const role = head?.getProjectRoleById ?? null;
  return {
    found,
    card: useRecord(WallCardSubmission, found),
    more: useRecord(SubmissionDetailsSubmission, found),
    places: role && placesOf(role.Data),
    names: useNamesOf(head?.getPositionGroups, Boolean(error)),
    headError: role ? null : error,
    readHead: () => void refetch().catch(() => undefined),
  };
}

type Read = ReturnType<typeof useSubmission> & { readonly userId: string; readonly positionId: string };

function Head({ found, card, more, userId, positionId }: Read) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const { search } = useLocation();
  const { FirstName: firstName, LastName: lastName } = card?.Data ?? {};
  const { Project: project, Position: position } = more?.Data ?? {};
  const above = useAbove(
    project ? { key: project.ProjectId, name: project.Name } : null,
    position && { key: position.PositionId, name: position.Name },
  );
  return (
    <PageHeader
      title={card ? fullName({ firstName, lastName }) || shell("unnamed") : t("title")}
      above={above}
      lead={
        found && position ? (
          <Link
            to={`${linkTo(paths.positionSubmissions, { id: position.PositionId, projectId: found.PK })}${search}`}
          >
            <bdi>{t("wallTitle", { position: position.Name ?? shell("unnamed") })}</bdi>
          </Link>
        ) : undefined
      }
      actions={
        found ? (
          <AdjacentSteps userId={userId} positionId={positionId} projectId={idOf(found.PK)} />
        ) : undefined
      }
    />
  );
}

/** Rendered below the provider of group names, which decisions and keys use. */
function Submission(read: Read) {
  const { userId, positionId, card, places, headError, readHead } = read;
  const { t } = useTranslation("submissions");
  const role = { positionId: keyOf("ROLE", positionId), places, onReleased: readHead };
  const { onBooked, offer } = useOfferRelease(role);
  const decisions = useDecisions(onBooked);
  const { run, dialogs } = useCommands(decisions, places);
  useKeys([
    ...useDecisionKeys((command) => card && run(command, card)),
    { keys: "z", text: t("key.undo"), run: decisions.last.callBack },
  ]);
  const onOpened = useMarkViewed(decisions);
  return (
    <>
      <Head {...read} />
      <FailureLine what={t("groupsAndPlaces")} error={headError} onRetry={readHead} />
      <SubmissionDetails
        key={userId + positionId}
        userId={userId}
        positionId={positionId}
        run={run}
        onOpened={onOpened}
      />
      {card && <HintStrip />}
      <ReelHost />
      {dialogs}
      {offer}
    </>
  );
}

/** One person's submission to one position, at an address of its own. */
export function PositionSubmissionPage() {
  const { userId = "", positionId = "" } = useParams();
  const read = useSubmission(userId, positionId);
  return (
    <GroupNamesProvider value={read.names}>
      <Submission {...read} userId={userId} positionId={positionId} />
    </GroupNamesProvider>
  );
}
