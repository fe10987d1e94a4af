import { readKey, recordKey } from "@callboard/kit/record-key.ts";
import { writeAddress } from "#domain/address.ts";
import { NO_RELATION } from "#domain/policy.ts";
import { visibleCloseFields, type CloseFields } from "#domain/view-fields.ts";
import type { Resolvers } from "#gen/graphql.ts";
import type { Context } from "./context.ts";
import { auditionTimeData, filmingDateData, positionFields, type PositionFields } from "./wire.ts";

/** Fields visible only to people close to the position; the standing is loaded only if it matters. */
async function closeFields({ at }: PositionFields, context: Context): Promise<CloseFields> {
  const { position, seen } = at;
  const relation = seen.view === "viewer" ? await context.loaders.relation.load(seen.project.id) : null;
  return visibleCloseFields(position, seen.view, relation ?? NO_RELATION);
}

export const positionResolvers: Pick<
  Resolvers,
  "Position" | "PositionData" | "FilmingDate" | "AuditionTime"
> = {
  Position: {
    __resolveReference: async (reference, { loaders }) => {
      const id = readKey("position", reference.SK, "SK");
      const found = id.ok ? await loaders.position.load(id.value) : null;
      return found && recordKey("project", found.position.projectId) === reference.PK ? found : null;
    },
    PK: ({ position }) => recordKey("project", position.projectId),
    SK: ({ position }) => recordKey("position", position.id),
    Data: (at, _, { actor, deps }) => positionFields(at, actor, deps.now()),
  },
  PositionData: {
    FilmingAddress: async (fields, _, context) =>
      writeAddress((await closeFields(fields, context)).filmingAddress),
    AuditionAddress: async (fields, _, context) =>
      writeAddress((await closeFields(fields, context)).auditionAddress),
    BookingInformation: async (fields, _, context) => (await closeFields(fields, context)).bookingInformation,
    WardrobeInformation: async (fields, _, context) =>
      (await closeFields(fields, context)).wardrobeInformation,
    Project: ({ at }) => at.seen,
  },
  FilmingDate: {
    PK: ({ projectId }) => recordKey("project", projectId),
    SK: ({ id }) => recordKey("filmingDate", id),
    Data: filmingDateData,
  },
  AuditionTime: {
    __resolveReference: async (reference, { loaders }) => {
      const id = readKey("auditionTime", reference.SK, "SK");
      return id.ok ? loaders.slot.load(id.value) : null;
    },
    PK: ({ projectId }) => recordKey("project", projectId),
    SK: ({ id }) => recordKey("auditionTime", id),
    Data: auditionTimeData,
  },
};
