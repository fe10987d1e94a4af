import { respond, respondWith } from "@callboard/graphql/respond.ts";
import { readClientKey, readKey, readOptionalKey, readRequiredKey } from "@callboard/kit/record-key.ts";
import { map } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { removeItem } from "#app/items/remove-items.ts";
import { saveAuditionTimes } from "#app/schedule/save-audition-times.ts";
import { saveFilmingDate } from "#app/schedule/save-filming-date.ts";
import type { MutationResolvers } from "#gen/graphql.ts";
import { OK, ofItem } from "./answers.ts";

export const scheduleMutations: Pick<
  MutationResolvers,
  "saveFilmingDate" | "saveAuditionTime" | "deleteFilmingDate" | "deleteAuditionTime"
> = {
  deleteFilmingDate: (_, { pK, sK }, { deps, actor }) =>
    respondWith(removeItem(deps, actor, ofItem("filmingDate", pK, sK)), OK),
  deleteAuditionTime: (_, { pK, sK }, { deps, actor }) =>
    respondWith(removeItem(deps, actor, ofItem("auditionTime", pK, sK)), OK),
  saveFilmingDate: (_, { filmingDate: { PK, SK, ClientKey, ...sent } }, { deps, actor }) => {
    const keys = combineValidations({
      projectId: readRequiredKey("project", PK, "filmingDate.PK"),
      filmingDateId: readOptionalKey("filmingDate", SK, "filmingDate.SK"),
      clientKey: readClientKey(ClientKey, "filmingDate.ClientKey"),
    });
    const input = map(keys, (ids) => ({ ...ids, sent }));
    return respond(saveFilmingDate(deps, actor, input));
  },
  saveAuditionTime: (_, { auditionTime: { PK, SK, ClientKey, ...sent } }, { deps, actor }) => {
    const keys = combineValidations({
      projectId: readKey("project", PK, "auditionTime.PK"),
      slotId: readOptionalKey("auditionTime", SK, "auditionTime.SK"),
      clientKey: readClientKey(ClientKey, "auditionTime.ClientKey"),
    });
    const input = map(keys, (ids) => ({ ...ids, sent }));
    return respondWith(saveAuditionTimes(deps, actor, input), (slots) => ({ Auditions: [...slots] }));
  },
};
