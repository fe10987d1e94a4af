import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { graphql } from "#gen/gql.ts";
import type { ProjectWallsQuery } from "#gen/graphql.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { idOf, keyOf } from "#lib/graph/record-key.ts";
import { Box, Row, Stack } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { StageCounters } from "#ui/stage-counters/stage-counters.tsx";
import { RoleStatus } from "#ui/status/role-status.tsx";
import { BOOKING_STAGES, UNKNOWN } from "@callboard/catalog/booking-facts.ts";
import { useAbove } from "./head/use-above.ts";
import "./project-submissions.css";

const ProjectWalls = graphql(`
  query ProjectWalls($id: ID!) {
    getProjectById(id: $id) {
      Data {
        Name
        Status
        Positions {
          Data {
            PositionName
            ...RoleProgress @unmask
            RoleStatus
            SubmissionsDueBy
          }
        }
      }
    }
  }
`);

type Position = NonNullable<ProjectWallsQuery["getProjectById"]>["Data"]["Positions"][number];

function PositionWallLink({ PK, SK, Data, project }: Position & { readonly project: string }) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const when = useWhen();
  const counts = Data.Counters && new Map(Data.Counters.map(({ Stage, Count }) => [Stage, Count]));
  const wall = { id: SK, projectId: PK };
  const name = Data.PositionName ?? shell("unnamed");
  return (
    <Box as="li" className="walls-position" card>
      <Row className="walls-head" gap={8} align="baseline" justify="between" wrap>
        <h2>
          <Link to={linkTo(paths.positionSubmissions, wall)}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <RoleStatus status={Data.RoleStatus} project={project} />
      </Row>
      <Row as="p" gap="2 16" align="stretch" wrap before={4} after={12} text="quiet">
        <span>{t("bookedOf", { booked: Data.Cast ?? 0, wanted: Data.Quantity ?? 0 })}</span>
        {Data.SubmissionsDueBy && <span>{t("due", { date: when.deadline(Data.SubmissionsDueBy) })}</span>}
      </Row>
      <StageCounters
        name={name}
        position={SK}
        project={PK}
        counters={[...BOOKING_STAGES, ...(counts?.get(UNKNOWN) ? [UNKNOWN] : [])].map((Stage) => ({
          Stage,
          Count: counts ? (counts.get(Stage) ?? 0) : null,
        }))}
      />
    </Box>
  );
}

/** Whether the viewer casts the project: nobody else gets the number of submissions. */
function isCasting({ Data: { Positions } }: NonNullable<ProjectWallsQuery["getProjectById"]>): boolean {
  return Positions.length === 0 || Positions.some(({ Data }) => Data.Counters !== null);
}

/** The project's positions with their counters; follows the live stream. */
function useWalls(id: string) {
  const { data, error, loading, refetch } = useQuery(ProjectWalls, {
    variables: { id: keyOf("PRJ", id) },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(() => undefined);
  useLive("submission.changed", ({ data: { projectId } }) => {
    if (idOf(String(projectId)) === id) again();
  });
  const found = data?.getProjectById ?? null;
  const project = found && (error || isCasting(found)) ? found : null;
  const missing = { errors: [{ extensions: { code: "NOT_FOUND" } }] };
  return {
    project,
    loading: !project && loading,
    error: project || loading ? null : (error ?? missing),
    again,
  };
}

/** The positions of a project with their counters, each linked to its wall. */
export function ProjectSubmissionsPage() {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const { id = "" } = useParams();
  const { project, loading, error, again } = useWalls(id);
  const name = project?.Data.Name ?? shell("unnamed");
  const above = useAbove(project ? { key: project.PK, name: project.Data.Name } : null);
  return (
    <>
      <PageHeader
        title={project ? t("projectTitle", { project: name }) : t("title")}
        lead={project ? <Link to={linkTo(paths.projectDetail, { id })}>{t("openProject")}</Link> : undefined}
        short={t("title")}
        above={above}
      />
      <DataBlock
        loading={loading}
        error={error}
        onRetry={again}
        isEmpty={project?.Data.Positions.length === 0}
        empty={<StateBlock title={t("noPositions")} text={t("noPositionsText")} />}
      >
        <Stack as="ul" gap={16}>
          {project?.Data.Positions.map((position) => (
            <PositionWallLink key={position.SK} {...position} project={project.Data.Status} />
          ))}
        </Stack>
      </DataBlock>
    </>
  );
}
