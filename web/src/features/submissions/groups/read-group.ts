import type { ApolloClient, FragmentType } from "@apollo/client";
import type { ApolloCache } from "@apollo/client/cache";
import type { BoardMembers_GroupUserFragment, WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { WallCardSubmission } from "../wall/wall-documents.ts";
import { groupKey } from "./group-number.ts";
import { BoardMembers, GroupMembers } from "./groups-documents.ts";

type Member = FragmentType<BoardMembers_GroupUserFragment>;

/** Page size of a group, which is what a column shows. The rest is on the wall. */
export const GROUP_PAGE = 100;

export type Place = { readonly ProjectId: string; readonly RoleId: string };

/** The cards of members from the cache. */
export function cardsOf(
  cache: ApolloCache,
  members: readonly Member[],
): readonly WallCard_SubmissionFragment[] {
  return members.flatMap((from) => {
    const member = cache.readFragment({
      fragment: BoardMembers,
      fragmentName: "BoardMembers_GroupUser",
      from,
    });
    const submission = member?.Data.Submission;
    if (!submission) return [];
    const card = cache.readFragment({
      fragment: WallCardSubmission,
      fragmentName: "WallCard_Submission",
      from: submission,
    });
    return card ? [card] : [];
  });
}

/** Reads all members of a group, page by page. */
export async function readGroup(
  graph: ApolloClient,
  place: Place,
  number: number,
): Promise<readonly WallCard_SubmissionFragment[]> {
  const cards: WallCard_SubmissionFragment[] = [];
  for (let Page = 1; ; Page += 1) {
    const criteria = { ...place, GroupId: groupKey(number), PageSize: GROUP_PAGE, Page };
    const options = { query: GroupMembers, variables: { criteria }, fetchPolicy: "network-only" } as const;
    const members = (await graph.query(options)).data?.getGroupUsers ?? [];
    cards.push(...cardsOf(graph.cache, members));
    if (members.length < GROUP_PAGE) return cards;
  }
}
