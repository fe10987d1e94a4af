import type { Deps } from "#app/ports.ts";
import type { Resolvers } from "#gen/graphql.ts";
import { messageAttachment } from "./attachment.ts";
import { conversationData } from "./conversation.ts";
import { createLetterMutations, createLetterQueries } from "./dead-letters.ts";
import { createMutations } from "./mutations.ts";
import { createNoticeMutations, createNoticeQueries } from "./notices.ts";
import { createPeopleMutations } from "./people-mutations.ts";
import { createPushMutations, createPushQueries } from "./push.ts";
import { createQueries } from "./queries.ts";
import { createReportMutations, createReportQueries, reportData } from "./reports.ts";

/** The resolvers of messaging; `pushKey` is the public one by which push services know Callboard. */
export function createResolvers(deps: Deps, pushKey: string): Resolvers {
  return {
    Query: {
      ...createQueries(deps),
      ...createReportQueries(deps),
      ...createNoticeQueries(deps),
      ...createPushQueries(deps, pushKey),
      ...createLetterQueries(deps),
    },
    Mutation: {
      ...createMutations(deps),
      ...createPeopleMutations(deps),
      ...createReportMutations(deps),
      ...createNoticeMutations(deps),
      ...createPushMutations(deps, pushKey),
      ...createLetterMutations(deps),
    },
    ConversationData: conversationData,
    MessageAttachment: messageAttachment,
    ReportData: reportData,
  };
}
