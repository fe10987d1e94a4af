import { useApolloClient, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { failureOfExtensions } from "#lib/graph/failure.ts";
import { idOf, keyOf } from "#lib/graph/record-key.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { fullName } from "#lib/session/viewer.tsx";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { groupMany } from "../bulk/bulk-work.ts";
import { once } from "../decisions/last-decision.ts";
import type { LastDecision } from "../decisions/last-decision.ts";
import { groupKey } from "./group-number.ts";
import { GroupMembers, GroupsHead } from "./groups-documents.ts";
import { cardsOf, GROUP_PAGE, readGroup } from "./read-group.ts";
import type { Place } from "./read-group.ts";

type Submission = WallCard_SubmissionFragment;

/** The members of one group. */
function useColumn(place: Place, number: number) {
  const { cache } = useApolloClient();
  const criteria = { ...place, GroupId: groupKey(number), PageSize: GROUP_PAGE };
  const { data, error, loading, refetch } = useQuery(GroupMembers, {
    variables: { criteria },
    fetchPolicy: "cache-and-network",
  });
  return {
    number,
    members: cardsOf(cache, data?.getGroupUsers ?? []),
    loading: !data && loading,
    error: data ? null : error,
    refetch,
    again: () => void refetch().catch(() => undefined),
  };
}

/** The five groups of a role with their members; follows the live stream. */
export function useBoard(projectId: string, positionId: string) {
  const graph = useApolloClient();
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
  const groups = data?.getPositionGroups;
  const membersOf = (number: number) => columns.find((column) => column.number === number)?.members ?? [];
  const countOf = (number: number) =>
    groups?.find(({ SK }) => SK === groupKey(number))?.Data.NumberUsers ?? membersOf(number).length;
  const missing = { errors: [{ extensions: { code: "NOT_FOUND" } }] };
  const position = data?.getProjectRoleById ?? null;
  return {
    position,
    groups,
    columns,
    membersOf,
    countOf,
    /** Includes members beyond what a column shows. */
    everybodyIn: async (number: number) =>
      countOf(number) > membersOf(number).length ? readGroup(graph, place, number) : membersOf(number),
    loading: !position && loading,
    error: position || loading ? null : (error ?? missing),
    again,
  };
}

/** Moves people between groups, or out of one, with undo; `last` registers it for the page's undo key. */
export function useMoving(again: () => void, nameOf: (number: number) => string, last: LastDecision) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const graph = useApolloClient();
  const notifyFailure = useFailureNotice();
  const words = useFailureTexts();

  /** Moves a person; returns false and announces the reason if that fails. */
  async function place(person: Submission, from: number | null, to: number | null): Promise<boolean> {
    const joined = to === null || (await change(person, to, true));
    // A person who could not join the new group stays in the old one.
    const moved = joined && (from === null || (await change(person, from, false)));
    again();
    return moved;
  }

  async function attempt(...move: Parameters<typeof place>): Promise<boolean> {
    try {
      return await place(...move);
    } catch (error) {
      notifyFailure(error);
      return false;
    }
  }

  async function change(person: Submission, number: number, add: boolean): Promise<boolean> {
    const [outcome] = await groupMany(graph, [person], number, add);
    if (outcome?.Status === "Done") return true;
    const { Code: code, Rule: rule } = outcome ?? {};
    notify("error", words.sentence(failureOfExtensions({ code, rule })));
    return false;
  }

  return (person: Submission, from: number, to: number | null): void => {
    if (from === to) return;
    const { FirstName: firstName, LastName: lastName } = person.Data;
    const name = fullName({ firstName, lastName }) || shell("unnamed");
    const text =
      to === null
        ? t("leftGroup", { name, group: nameOf(from) })
        : t("joinedGroup", { name, group: nameOf(to) });
    const turn = attempt(person, from, to);
    const back = once(async () => {
      if (await turn) await attempt(person, to, from);
    });
    last.begun(back);
    void turn.then((moved) => {
      last[moved ? "succeeded" : "refused"](back);
      if (moved) notify("success", text, { label: shell("undo"), run: back });
    });
  };
}
