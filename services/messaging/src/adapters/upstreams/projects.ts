import { timestampDate } from "@bufbuild/protobuf/wkt";
import type { ServiceClient } from "@callboard/grpc/client.ts";
import { map } from "@callboard/kit/result.ts";
import type { BatchGetProjectsResponse, ProjectsService } from "@callboard/proto/projects/v1/service_pb.ts";
import type { Upstreams } from "#app/ports.ts";
import type { AuditionFacts } from "#domain/mails/submission-facts.ts";
import type { ReportableProject } from "#domain/report.ts";
import { AS_MESSAGING } from "./as-messaging.ts";

type Methods = (typeof ProjectsService)["method"];

/** Reads what mails need about projects, their positions and their audition times. */
export function createProjects(
  client: ServiceClient<Methods>,
): Pick<
  Upstreams,
  | "batchGetProjectNames"
  | "batchGetReportable"
  | "batchGetApproved"
  | "batchGetPositionNames"
  | "batchGetSlots"
> {
  return {
    batchGetProjectNames: async (ids) =>
      map(
        await client.batchGetProjects({ ids: [...ids] }, AS_MESSAGING),
        ({ projects }) => new Map(projects.map(({ id, name }) => [id, name])),
      ),
    batchGetReportable: async (ids) =>
      map(await client.batchGetProjects({ ids: [...ids] }, AS_MESSAGING), toReportable),
    batchGetApproved: async (ids) =>
      map(
        await client.batchGetProjects({ ids: [...ids] }, AS_MESSAGING),
        ({ projects }) => new Set(projects.flatMap(({ id, status }) => (status === "Approved" ? [id] : []))),
      ),
    batchGetPositionNames: async (ids) =>
      map(
        await client.batchGetPositions({ ids: [...ids] }, AS_MESSAGING),
        ({ positions }) => new Map(positions.map(({ id, name }) => [id, name])),
      ),
    batchGetSlots: async (ids) =>
      map(
        await client.batchGetSlots({ ids: [...ids] }, AS_MESSAGING),
        ({ slots }) =>
          new Map(
            slots.flatMap(
              ({ id, startsAt, zone, lengthMinutes, place, link }): Array<[string, AuditionFacts]> =>
                startsAt
                  ? [[id, { startsAt: timestampDate(startsAt), zone, lengthMinutes, place, link }]]
                  : [],
            ),
          ),
      ),
  };
}

function toReportable({ projects }: BatchGetProjectsResponse): ReadonlyMap<string, ReportableProject> {
  return new Map(
    projects.map(({ id, name, status, companyId, createdBy }) => [
      id,
      { name, status, companyId, createdBy },
    ]),
  );
}
