import type { Deps } from "#app/ports.ts";
import type { Resolvers } from "#gen/graphql.ts";
import { messageAttachment } from "./attachment.ts";
import { conversationData } from "./conversation.ts";
import { createLetterMutations, createLetterQueries } from "./dead-letters.ts";
import { createMutations } from "./mutations.ts";
import { createNoticeMutations, createNoticeQueries } from "./notices.ts";
import { createPeopleMutations } from "./people-mutations.ts";
import { createQueries } from "./queries.ts";
import { createReportMutations, createReportQueries, reportData } from "./reports.ts";

/** The resolvers of messaging. */
export function createResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      ...createQueries(deps),
      ...createReportQueries(deps),
      ...createNoticeQueries(deps),
      ...createLetterQueries(deps),
    },
    Mutation: {
      ...createMutations(deps),
      ...createPeopleMutations(deps),
      ...createReportMutations(deps),
      ...createNoticeMutations(deps),
      ...createLetterMutations(deps),
    },
    ConversationData: conversationData,
    MessageAttachment: messageAttachment,
    ReportData: reportData,
  };
}
