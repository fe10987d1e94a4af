import type { RoleStatus } from "@callboard/catalog/states.ts";
import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import { implement, type Implemented } from "@callboard/grpc/server.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { isId } from "@callboard/kit/ids.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { ProjectsService } from "@callboard/proto/projects/v1/service_pb.ts";
import type { Reads } from "#app/ports.ts";
import { isAdultsOnly } from "#domain/position/position-rules.ts";
import { liveStatus } from "#domain/position/position-status.ts";
import { quantityOf, type Position } from "#domain/position/position.ts";
import { isOpenToAll, type Project } from "#domain/project/project.ts";

/** Maximum number of keys per call. */
const MAX_IDS = 1_000;

/** The gRPC methods for other services, which decide themselves who may see the results. */
export function projectsServer(reads: Reads): Implemented {
  return implement(ProjectsService, {
    batchGetProjects: async ({ ids }) => {
      const known = checkIds(ids);
      return known.ok ? ok({ projects: (await reads.projects(known.value)).map(projectMessage) }) : known;
    },
    batchGetPositions: async ({ ids }) => {
      const known = checkIds(ids);
      if (!known.ok) return known;
      const positions = await reads.positions(known.value);
      const projects = await reads.projects([...new Set(positions.map((position) => position.projectId))]);
      const byId = new Map(projects.map((project) => [project.id, project]));
      return ok({
        positions: positions.flatMap((position) => positionMessage(position, byId.get(position.projectId))),
      });
    },
    listFilmingDates: async ({ projectId }) => {
      const dates = isId(projectId) ? await reads.filmingDates([projectId]) : [];
      return ok({ dates: dates.map(({ id, date }) => ({ id, projectId, date })) });
    },
    listApprovedCompanies: async ({ companyIds }) => {
      const known = checkIds(companyIds);
      return known.ok ? ok({ companyIds: [...(await reads.approvedCompanies(known.value))] }) : known;
    },
    batchGetSlots: async ({ ids }) => {
      const known = checkIds(ids);
      if (!known.ok) return known;
      const slots = await reads.slots(known.value);
      return ok({
        slots: slots.map(({ id, projectId, startsAt, lengthMinutes, zone, capacity, version, ...slot }) => ({
          id,
          projectId,
          lengthMinutes,
          zone,
          capacity,
          startsAt: timestampFromDate(startsAt),
          cancelled: slot.cancelledAt !== null,
          place: slot.place ?? "",
          link: slot.link ?? "",
          version: BigInt(version),
        })),
      });
    },
  });
}

function checkIds(ids: readonly string[]): Result<readonly string[]> {
  if (ids.length > MAX_IDS)
    return fail(invalidField("ids", "TOO_MANY", `ids can have at most ${MAX_IDS} entries.`));
  return ok(ids.filter(isId));
}

function projectMessage(project: Project) {
  const { id, companyId, status, createdBy, version, mediaIds } = project;
  return {
    id,
    companyId,
    status,
    createdBy,
    name: project.name ?? "",
    public: isOpenToAll(project),
    locationCity: project.locationCity ?? "",
    locationState: project.locationState ?? "",
    version: BigInt(version),
    mediaIds: [...mediaIds],
  };
}

function positionMessage(position: Position, project: Project | undefined) {
  if (!project) return [];
  const { id, projectId, version, submissionsDueBy } = position;
  return [
    {
      id,
      projectId,
      companyId: project.companyId,
      name: position.positionName ?? "",
      status: statusFor(liveStatus(position.roleStatus, project.status), project),
      quantity: quantityOf(position),
      ...(submissionsDueBy === null ? {} : { submissionsDueBy: timestampFromDate(submissionsDueBy) }),
      version: BigInt(version),
      ...demandsOf(position),
      adultsOnly: isAdultsOnly(position),
      ...workplaceOf(position, project),
    },
  ];
}

/** Hidden projects take no submissions; existing ones continue. */
function statusFor(status: RoleStatus, { hidden }: Project): RoleStatus {
  return hidden && status === "Open" ? "OnHold" : status;
}

function demandsOf(position: Position) {
  return {
    ageRanges: [...position.ageRange],
    genders: [...position.gender],
    heightRanges: [...position.heightRange],
    eyeColors: [...position.eyeColor],
    hairColors: [...position.hairColor],
    skills: [...position.skills],
    languages: [...position.languages],
    union: position.union ?? "",
    unionType: position.unionType ?? "",
  };
}

/** The place of work: the position's own, or else the project's. */
function workplaceOf(position: Position, project: Project) {
  return {
    locationCity: position.filmingAddress?.city ?? project.locationCity ?? "",
    locationState: position.filmingAddress?.state ?? project.locationState ?? "",
    filmingType: position.filmingType ?? project.filmingType ?? "",
  };
}
