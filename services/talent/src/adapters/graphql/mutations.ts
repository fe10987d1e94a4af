import { respond, respondWith } from "@callboard/graphql/respond.ts";
import { readKey, readOptionalKey } from "@callboard/kit/record-key.ts";
import { map } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { saveAvailability } from "#app/availability/availability.ts";
import type { Deps } from "#app/ports.ts";
import { deletePost } from "#app/posts/delete-post.ts";
import { savePost } from "#app/posts/save-post.ts";
import { saveCredits } from "#app/save-credits.ts";
import { updateDemographics } from "#app/update-demographics.ts";
import { updateSkills } from "#app/update-skills.ts";
import type { MutationResolvers } from "#gen/graphql.ts";
import { readFileKeys } from "./post.ts";
import { STATUS_OK } from "./wire.ts";

export function createMutations(deps: Deps): MutationResolvers {
  return {
    updateUserDemographics(_parent, { demographic }, { actor }) {
      const key = readOptionalKey("user", demographic.PK, "demographic.PK");
      const input = map(key, (userId) => ({ userId, demographic }));
      return respond(updateDemographics(deps, actor, input));
    },
    savePost(_parent, { post }, { lookup, actor }) {
      const keys = combineValidations({
        userId: readOptionalKey("user", post.PK, "post.PK"),
        postId: readOptionalKey("post", post.SK, "post.SK"),
        contentIds: readFileKeys(post.Contents, "post.Contents"),
        thumbnailIds: readFileKeys(post.ThumbnailContents, "post.ThumbnailContents"),
      });
      const input = map(keys, (read) => ({ ...post, ...read }));
      return respondWith(savePost({ ...deps, lookup }, actor, input), (saved) => ({
        post: saved,
        isClose: true,
        seesAll: true,
        isOpen: false,
      }));
    },
    deletePost(_parent, { PK }, { lookup, actor }) {
      const input = map(readKey("post", PK, "PK"), (postId) => ({ postId }));
      return respondWith(deletePost({ ...deps, lookup }, actor, input), () => STATUS_OK);
    },
    saveAvailability(_parent, { dates }, { lookup, actor }) {
      const key = readOptionalKey("user", dates.PK, "dates.PK");
      const input = map(key, (userId) => ({ userId, ranges: dates.BookedOut }));
      return respond(saveAvailability({ ...deps, lookup }, actor, input));
    },
    saveCredits(_parent, { credits }, { actor }) {
      const key = readOptionalKey("user", credits.PK, "credits.PK");
      const input = map(key, (userId) => ({ userId, career: credits }));
      return respond(saveCredits(deps, actor, input));
    },
    updateSkills(_parent, { PK, Skills }, { actor }) {
      const input = map(readKey("user", PK, "PK"), (userId) => ({ userId, skills: Skills }));
      return respondWith(updateSkills(deps, actor, input), () => STATUS_OK);
    },
  };
}
