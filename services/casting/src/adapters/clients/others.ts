import { map, type Result } from "@callboard/kit/result.ts";
import type { ClientOf } from "@callboard/kit/grpc/client.ts";
import { timestampDate, type Timestamp } from "@bufbuild/protobuf/wkt";
import type { IdentityService, Member } from "@callboard/proto/identity/v1/service_pb.ts";
import type {
  Position as WirePosition,
  Project as WireProject,
  ProjectsService,
  Slot as WireSlot,
} from "@callboard/proto/projects/v1/service_pb.ts";
import type { Profile as WireProfile, TalentService } from "@callboard/proto/talent/v1/service_pb.ts";
import type { Others, Person } from "#app/ports.ts";
import type { Profile } from "#domain/fit.ts";
import type { Position, Project } from "#domain/position.ts";
import type { Slot } from "#domain/slot.ts";

/** The services that casting asks. */
export interface Clients {
  readonly projects: ClientOf<typeof ProjectsService>;
  readonly identity: ClientOf<typeof IdentityService>;
  readonly talent: ClientOf<typeof TalentService>;
}

/** Casting asks in its own name: what the caller may see is decided here, by casting's rules. */
const AS_CASTING = { asSystem: true } as const;

export function openOthers({ projects, identity, talent }: Clients): Others {
  return {
    positions: async (ids) =>
      map(await projects.batchGetPositions({ ids: [...ids] }, AS_CASTING), (answer) =>
        answer.positions.map(toPosition),
      ),
    projects: async (ids) =>
      map(await projects.batchGetProjects({ ids: [...ids] }, AS_CASTING), (answer) =>
        answer.projects.map(toProject),
      ),
    slots: async (ids) =>
      map(await projects.batchGetSlots({ ids: [...ids] }, AS_CASTING), (answer) => answer.slots.map(toSlot)),
    people: async (ids) =>
      map(await identity.batchGetMembers({ ids: [...ids] }, AS_CASTING), (answer) =>
        answer.members.map(toPerson),
      ),
    profiles: async (userIds): Promise<Result<ReadonlyMap<string, Profile>>> =>
      map(
        await talent.batchGetProfiles({ userIds: [...userIds] }, AS_CASTING),
        (answer) => new Map(answer.profiles.map((profile) => [profile.userId, toProfile(profile)])),
      ),
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
    removed: false,
    version: Number(wire.version),
  };
}

function toProject(wire: WireProject): Project {
  const { id, companyId, name, status } = wire;
  return { id, companyId, name, status, public: wire.public, version: Number(wire.version) };
}

function toSlot(wire: WireSlot): Omit<Slot, "taken"> {
  const { id, projectId, lengthMinutes, zone, capacity, cancelled } = wire;
  const startsAt = dateOf(wire.startsAt) ?? new Date(0);
  return { id, projectId, startsAt, lengthMinutes, zone, capacity, cancelled, version: Number(wire.version) };
}

function toPerson(wire: Member): Person {
  return {
    id: wire.id,
    firstName: wire.firstName,
    lastName: wire.lastName,
    profileMediaId: wire.profileMediaId === "" ? null : wire.profileMediaId,
    suspended: wire.suspended,
    version: Number(wire.version),
  };
}

function toProfile(wire: WireProfile): Profile {
  return {
    heightRange: wire.heightRange,
    eyeColor: wire.eyeColor,
    ageRange: wire.ageRange,
    gender: wire.gender,
    languages: wire.languages,
    hairColors: [wire.naturalHairColor, wire.currentHairColor].filter((color) => color !== ""),
    skills: wire.skills,
    unions: wire.unions,
    travelPreference: wire.travelPreference,
    city: wire.locationCity,
    state: wire.locationState,
  };
}
