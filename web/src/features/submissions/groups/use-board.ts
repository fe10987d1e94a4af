import { useApolloClient, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import type { FragmentType } from "@apollo/client";
import type { BoardMembers_GroupUserFragment, WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { idOf, keyOf } from "#lib/graph/record-key.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { fullName } from "#lib/session/viewer.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { groupMany } from "../bulk/bulk-work.ts";
import { WallCardSubmission } from "../wall/wall-documents.ts";
import { groupKey } from "./group-number.ts";
import { BoardMembers, GroupMembers, GroupsHead } from "./groups-documents.ts";

type Submission = WallCard_SubmissionFragment;

/** A column shows so many; who is further down is on the wall. */
export const MOST_IN_COLUMN = 100;

type Member = FragmentType<BoardMembers_GroupUserFragment>;

/** The cards of a column's members, as the cache has them. */
function useCards(): (members: readonly Member[]) => readonly Submission[] {
  const { cache } = useApolloClient();
  return (members) =>
    members.flatMap((from) => {
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

type Place = { readonly ProjectId: string; readonly RoleId: string };

/** Who is in one of the groups. */
function useColumn(place: Place, number: number) {
  const cardsOf = useCards();
  const criteria = { ...place, GroupId: groupKey(number), PageSize: MOST_IN_COLUMN };
  const { data, loading, refetch } = useQuery(GroupMembers, {
    variables: { criteria },
    fetchPolicy: "cache-and-network",
  });
  return { number, members: cardsOf(data?.getGroupUsers ?? []), loading: !data && loading, refetch };
}

/** The five groups of a role with who is in them; follows the live stream. */
export function useBoard(projectId: string, positionId: string) {
  const place = { ProjectId: keyOf("PRJ", projectId), RoleId: keyOf("ROLE", positionId) };
  const { data, error, loading, refetch } = useQuery(GroupsHead, {
    variables: { project: place.ProjectId, role: place.RoleId },
    fetchPolicy: "cache-and-network",
  });
  const first = useColumn(place, 1);
  const second = useColumn(place, 2);
  const third = useColumn(place, 3);
  const fourth = useColumn(place, 4);
  const fifth = useColumn(place, 5);
  const columns = [first, second, third, fourth, fifth];
  const again = () => {
    for (const { refetch: read } of [{ refetch }, ...columns]) void read().catch(() => undefined);
  };
  useLive("submission.changed", ({ data: { positionId: changed } }) => {
    if (idOf(String(changed)) === positionId) again();
  });
  const missing = { errors: [{ extensions: { code: "NOT_FOUND" } }] };
  const position = data?.getProjectRoleById ?? null;
  return {
    position,
    groups: data?.getPositionGroups,
    columns,
    loading: !position && loading,
    error: position || loading ? null : (error ?? missing),
    again,
  };
}

/** Moves people from one group to another, or out of it, with the way back. */
export function useMoving(again: () => void, nameOf: (number: number) => string) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const graph = useApolloClient();
  const say = useFailureNotice();

  async function place(person: Submission, from: number | null, to: number | null): Promise<void> {
    if (to !== null) await groupMany(graph, [person], to, true);
    if (from !== null) await groupMany(graph, [person], from, false);
    again();
  }

  return (person: Submission, from: number, to: number | null): void => {
    if (from === to) return;
    const { FirstName: firstName, LastName: lastName } = person.Data;
    const name = fullName({ firstName, lastName }) || shell("unnamed");
    const text =
      to === null
        ? t("leftGroup", { name, group: nameOf(from) })
        : t("joinedGroup", { name, group: nameOf(to) });
    const undo = { label: shell("undo"), run: () => void place(person, to, from).catch(say) };
    place(person, from, to).then(() => notify("success", text, undo), say);
  };
}
