import { timestampDate, type Timestamp } from "@bufbuild/protobuf/wkt";
import type { ServiceClient } from "@callboard/grpc/client.ts";
import { map } from "@callboard/kit/result.ts";
import type {
  Position as WirePosition,
  Project as WireProject,
  ProjectsService,
  Slot as WireSlot,
} from "@callboard/proto/projects/v1/service_pb.ts";
import type { Upstreams } from "#app/ports.ts";
import type { Position, Project } from "#domain/position.ts";
import type { SlotFacts } from "#domain/slot.ts";
import { AS_CASTING } from "./as-casting.ts";

type Methods = (typeof ProjectsService)["method"];

/** Reads positions, projects and slots from projects, their owner. */
export function createProjects(
  client: ServiceClient<Methods>,
): Pick<Upstreams, "batchGetPositions" | "batchGetProjects" | "batchGetSlots" | "filmingDates"> {
  return {
    batchGetPositions: async (ids) =>
      map(await client.batchGetPositions({ ids: [...ids] }, AS_CASTING), (found) =>
        found.positions.map(toPosition),
      ),
    batchGetProjects: async (ids) =>
      map(await client.batchGetProjects({ ids: [...ids] }, AS_CASTING), (found) =>
        found.projects.map(toProject),
      ),
    filmingDates: async (projectId) =>
      map(await client.listFilmingDates({ projectId }, AS_CASTING), ({ dates }) =>
        dates.map(({ id, date }) => ({ id, day: date })),
      ),
    batchGetSlots: async (ids) =>
      map(await client.batchGetSlots({ ids: [...ids] }, AS_CASTING), (found) => found.slots.map(toSlot)),
  };
}

function dateOf(timestamp: Timestamp | undefined): Date | null {
  return timestamp ? timestampDate(timestamp) : null;
}

function toPosition(wire: WirePosition): Position {
  return {
    id: wire.id,
    projectId: wire.projectId,
    companyId: wire.companyId,
    name: wire.name,
    status: wire.status,
    quantity: wire.quantity,
    dueBy: dateOf(wire.submissionsDueBy),
    wants: {
      ageRanges: wire.ageRanges,
      genders: wire.genders,
      heightRanges: wire.heightRanges,
      eyeColors: wire.eyeColors,
      hairColors: wire.hairColors,
      skills: wire.skills,
      languages: wire.languages,
      union: wire.union,
      unionType: wire.unionType,
      city: wire.locationCity,
      state: wire.locationState,
      filmingType: wire.filmingType,
    },
    adultsOnly: wire.adultsOnly,
    removed: false,
    version: Number(wire.version),
  };
}

function toProject(wire: WireProject): Project {
  const { id, companyId, name, status } = wire;
  return { id, companyId, name, status, public: wire.public, version: Number(wire.version) };
}

function toSlot(wire: WireSlot): SlotFacts {
  const { id, projectId, lengthMinutes, zone, capacity, cancelled, place, link } = wire;
  const startsAt = dateOf(wire.startsAt) ?? new Date(0);
  const version = Number(wire.version);
  return { id, projectId, startsAt, lengthMinutes, zone, capacity, cancelled, place, link, version };
}
