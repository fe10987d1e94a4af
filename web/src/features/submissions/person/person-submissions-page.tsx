import { RightOutlined } from "@ant-design/icons";
import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { FragmentType } from "@apollo/client";
import { graphql } from "#gen/gql.ts";
import type { PersonRole_SubmissionFragment, WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { idOf, keyOf } from "#lib/graph/record-key.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { FitRing } from "#ui/fit-ring/fit-ring.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { lineOf, useCardFacts } from "../card/card-facts.ts";
import { GroupMarks } from "../card/group-marks.tsx";
import { useAbove } from "../head/use-above.ts";
import { shownPhoto } from "../photo/shown-photo.ts";
import { WallCardSubmission } from "../wall/wall-documents.ts";
import "#ui/theme/photo.css";
import "../card/card.css";
import "../card/card-large.css";
import "./person.css";

const PersonRole = graphql(`
  fragment PersonRole_Submission on Submission {
    PK
    SK
    Data {
      Position {
        PositionId
        Name
      }
      Comments
    }
    ...WallCard_Submission
  }
`);

const PersonSubmissions = graphql(`
  query PersonSubmissions($userId: ID!, $projectId: ID!) {
    getProjectSubmissionById(UserId: $userId, ProjectId: $projectId) {
      PK
      SK
      Data {
        Project {
          ProjectId
          Name
        }
        RoleSubmissions {
          PK
          SK
          ...PersonRole_Submission
        }
      }
      ...WallCard_Submission
    }
  }
`);

function RoleItem({ submission }: { readonly submission: FragmentType<PersonRole_SubmissionFragment> }) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const role = useRecord(PersonRole, submission);
  const card = useRecord(WallCardSubmission, role);
  if (!role || !card) return null;
  const { Position, Comments } = role.Data;
  const { BookingStatus, Fit, SubmissionDate, UserId, Groups } = card.Data;
  const wall = { id: Position.PositionId, projectId: role.PK };
  return (
    <li className="person-role">
      <div className="person-role-head">
        <h2>
          <Link to={linkTo(paths.positionSubmission, { userId: UserId, positionId: Position.PositionId })}>
            <bdi>{Position.Name ?? shell("unnamed")}</bdi>
          </Link>
        </h2>
        <StatusTag {...statusLook("submission", BookingStatus)}>
          {word("bookingStatuses", BookingStatus)}
        </StatusTag>
        {Fit && <FitRing met={Fit.Met} of={Fit.Of} />}
        <GroupMarks Groups={Groups} OtherRoles={[]} />
      </div>
      <p className="person-when">
        {t("sentOn", { date: formats.ago(SubmissionDate) })} ·{" "}
        <Link to={linkTo(paths.positionSubmissions, wall)}>{t("toWall")}</Link>
      </p>
      {Comments && (
        <p className="prose" dir="auto">
          {Comments}
        </p>
      )}
      <Link
        className="person-decide"
        to={linkTo(paths.positionSubmission, { userId: UserId, positionId: Position.PositionId })}
      >
        {t("decideRole")} <RightOutlined aria-hidden="true" />
      </Link>
    </li>
  );
}

/** The person, with the data of their latest submission to the project. */
function PersonCard({ card, name }: { readonly card: WallCard_SubmissionFragment; readonly name: string }) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const { age, height, unions, place } = useCardFacts()(card.Data);
  const { UserId } = card.Data;
  const photo = shownPhoto(card.Data);
  return (
    <div className="person-card">
      <MediaImage url={photo.large} alt={photo.alt ?? shell("headshotOf", { name })} name={name} />
      <p>{lineOf([age === "" ? "" : t("playing", { ages: age }), height, unions, place])}</p>
      <Link to={linkTo(paths.userDetail, { id: UserId })}>{t("openProfile")}</Link>
    </div>
  );
}

function useSubmissions(userId: string, projectId: string) {
  const { data, error, loading, refetch } = useQuery(PersonSubmissions, {
    variables: { userId: keyOf("USR", userId), projectId: keyOf("PRJ", projectId) },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(() => undefined);
  useLive("submission.changed", ({ data: { projectId: changed } }) => {
    if (idOf(String(changed)) === projectId) again();
  });
  const found = data?.getProjectSubmissionById ?? null;
  const missing = { errors: [{ extensions: { code: "NOT_FOUND" } }] };
  return { found, loading: !found && loading, error: found || loading ? null : (error ?? missing), again };
}

/** All roles of a project that one person is submitted to. */
export function PersonSubmissionsPage() {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const { userId = "", projectId = "" } = useParams();
  const { found, loading, error, again } = useSubmissions(userId, projectId);
  const card = useRecord(WallCardSubmission, found);
  const { FirstName: firstName, LastName: lastName } = card?.Data ?? {};
  const name = fullName({ firstName, lastName }) || shell("unnamed");
  const project = found?.Data.Project;
  const above = useAbove(project ? { key: project.ProjectId, name: project.Name } : null);
  return (
    <>
      <PageHeader
        title={card ? name : t("title")}
        lead={
          found ? (
            <Link to={linkTo(paths.projectSubmissions, { id: projectId })}>
              <bdi>{found.Data.Project.Name ?? shell("unnamed")}</bdi>
            </Link>
          ) : undefined
        }
        above={above}
      />
      <DataBlock loading={loading} error={error} onRetry={again}>
        <div className="person">
          {card && <PersonCard card={card} name={name} />}
          <ul className="person-roles">
            {found?.Data.RoleSubmissions.map((submission) => (
              <RoleItem key={submission.SK} submission={submission} />
            ))}
          </ul>
        </div>
      </DataBlock>
    </>
  );
}
