import { membersShown } from "#domain/conversation.ts";
import type { ConversationDataResolvers } from "#gen/graphql.ts";
import { toPerson } from "./wire.ts";

/** Other participants: read only if requested, for a whole page at once. */
export const conversationData: ConversationDataResolvers = {
  Participants: async ({ record }, _arguments, { loaders }) => {
    const members = (await loaders.members.load(record.id)) ?? [];
    return membersShown(
      record,
      members.filter(({ left }) => !left),
    ).map(toPerson);
  },
  FormerParticipants: async ({ record }, _arguments, { loaders }) => {
    const members = (await loaders.members.load(record.id)) ?? [];
    return membersShown(
      record,
      members.filter(({ left }) => left),
    ).map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  },
};
