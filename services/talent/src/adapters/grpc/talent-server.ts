import { invalidField } from "@callboard/kit/failure.ts";
import { implement, type Implemented } from "@callboard/grpc/server.ts";
import { isId } from "@callboard/kit/ids.ts";
import { readKey } from "@callboard/kit/record-key.ts";
import { fail, map, ok } from "@callboard/kit/result.ts";
import { TalentService } from "@callboard/proto/talent/v1/service_pb.ts";
import type { Deps } from "#app/ports.ts";
import { writeProfileField, writeProfileList } from "#app/write-profile.ts";
import { readWindow } from "#domain/availability/availability.ts";
import { languagesOf, type Profile } from "#domain/profile.ts";

/** Maximum number of ids per call. */
const MAX_IDS = 1_000;
/** Maximum number of files looked up per call. */
const MAX_FILES = 100;

/** The gRPC methods for other services. Only services read profiles here; they decide who may see which fields. */
export function createTalentServer(deps: Deps): Implemented {
  return implement(TalentService, {
    batchGetProfiles: async ({ userIds }) => {
      if (userIds.length > MAX_IDS)
        return fail(invalidField("user_ids", "TOO_MANY", `user_ids can have at most ${MAX_IDS} entries.`));
      const profiles = await deps.reads.profiles(userIds.filter(isId));
      return ok({ profiles: [...profiles.values()].map(profileMessage) });
    },
    batchGetAvailability: async ({ userIds, from, to }) => {
      if (userIds.length > MAX_IDS)
        return fail(invalidField("user_ids", "TOO_MANY", `user_ids can have at most ${MAX_IDS} entries.`));
      const window = readWindow({ From: from, To: to }, from, "window");
      if (!window.ok) return window;
      const found = await deps.reads.bookedOut(userIds.filter(isId), window.value);
      return ok({
        availability: [...found].map(([userId, ranges]) => ({
          userId,
          bookedOut: ranges.map((range) => ({ from: range.from, to: range.to })),
        })),
      });
    },
    findShownFiles: async ({ userId, fileIds }) => {
      if (fileIds.length > MAX_FILES)
        return fail(invalidField("file_ids", "TOO_MANY", `file_ids can have at most ${MAX_FILES} entries.`));
      const wanted = [...new Set(fileIds.filter(isId))];
      return ok({ fileIds: isId(userId) ? [...(await deps.reads.shownFiles(userId, wanted))] : [] });
    },
    writeProfileField: async (request, { actor }) => {
      const { field, value } = request;
      const input = map(readKey("user", request.userId, "user_id"), (userId) => ({ userId, field, value }));
      return map(await writeProfileField(deps, actor, input), (changed) => ({ changed }));
    },
    writeProfileList: async (request, { actor }) => {
      const { field, values } = request;
      const input = map(readKey("user", request.userId, "user_id"), (userId) => ({ userId, field, values }));
      return map(await writeProfileList(deps, actor, input), (changed) => ({ changed }));
    },
  });
}

/** Ethnicity is left out: no rule of another service needs it. */
function profileMessage(profile: Profile) {
  return {
    userId: profile.userId,
    ...textFields(profile),
    languages: languagesOf(profile),
    skills: [...profile.skills],
    unions: [...profile.unions],
    otherAgeRanges: [...profile.otherAgeRanges],
    version: BigInt(profile.version),
  };
}

function textFields(profile: Profile) {
  return {
    heightRange: profile.heightRange ?? "",
    eyeColor: profile.eyeColor ?? "",
    ageRange: profile.ageRange ?? "",
    gender: profile.gender ?? "",
    naturalHairColor: profile.naturalHairColor ?? "",
    currentHairColor: profile.currentHairColor ?? "",
    travelPreference: profile.travelPreference ?? "",
    locationCity: profile.locationCity ?? "",
    locationState: profile.locationState ?? "",
    locationCountry: profile.locationCountry ?? "",
  };
}
