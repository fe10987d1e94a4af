import type { ServiceClient } from "@callboard/grpc/client.ts";
import { map } from "@callboard/kit/result.ts";
import type { Profile as WireProfile, TalentService } from "@callboard/proto/talent/v1/service_pb.ts";
import type { Upstreams } from "#app/ports.ts";
import type { KnownProfile } from "#app/profiles/profile-ports.ts";
import { AS_CASTING } from "./as-casting.ts";

type Methods = (typeof TalentService)["method"];

/** Reads profiles, for the fit, days that people booked out, and the files that they show. */
export function createTalent(
  client: ServiceClient<Methods>,
): Pick<Upstreams, "batchGetProfiles" | "bookedOut" | "shownFiles"> {
  return {
    shownFiles: async (userId, fileIds) =>
      map(
        await client.findShownFiles({ userId, fileIds: [...fileIds] }, AS_CASTING),
        (found) => new Set(found.fileIds),
      ),
    bookedOut: async (userIds, { from, to }) =>
      map(
        await client.batchGetAvailability({ userIds: [...userIds], from, to }, AS_CASTING),
        (found) => new Map(found.availability.map(({ userId, bookedOut }) => [userId, bookedOut])),
      ),
    batchGetProfiles: async (userIds) =>
      map(
        await client.batchGetProfiles({ userIds: [...userIds] }, AS_CASTING),
        (found) => new Map(found.profiles.map((profile) => [profile.userId, toProfile(profile)])),
      ),
  };
}

function toProfile(wire: WireProfile): KnownProfile {
  return {
    userId: wire.userId,
    heightRange: wire.heightRange,
    eyeColor: wire.eyeColor,
    ageRanges: [...new Set([wire.ageRange, ...wire.otherAgeRanges])].filter((range) => range !== ""),
    gender: wire.gender,
    languages: wire.languages,
    hairColors: [wire.naturalHairColor, wire.currentHairColor].filter((color) => color !== ""),
    skills: wire.skills,
    unions: wire.unions,
    travelPreference: wire.travelPreference,
    city: wire.locationCity,
    state: wire.locationState,
    country: wire.locationCountry || null,
    version: Number(wire.version),
  };
}
