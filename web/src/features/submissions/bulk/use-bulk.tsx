import { LIMITS } from "@callboard/catalog/limits.ts";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { askable, isIn, isInAny, isOffered, MAX_ASKED } from "../decisions/offers.ts";
import { useGroupNames } from "../groups/group-names.tsx";
import type { Command } from "../keys/command.ts";
import { BulkDialogs } from "./bulk-dialogs.tsx";
import type { BulkDialog } from "./bulk-dialogs.tsx";
import { bookMany, groupMany, leaveGroups, rejoinGroups, takeBack } from "./bulk-work.ts";
import type { Group, Outcome } from "./bulk-work.ts";

type Submission = WallCard_SubmissionFragment;

type Work = {
  readonly work: () => Promise<readonly Outcome[]>;
  readonly say: (count: number) => string;
  readonly undo: (done: readonly Submission[]) => Promise<readonly Outcome[]>;
  readonly lastsMs?: number;
};

/** How long bookings and passes of many can be called back by their notice. */
const UNDO_MS = 10_000;

/** The server writes to so many at once. */
const MAX_WRITTEN_TO = LIMITS.groupReceivers.Production;

const isRefused = ({ Status }: Outcome) => Status !== "Done";

type Bulk = {
  readonly run: (command: Command, people: readonly Submission[]) => void;
  readonly dialogs: ReactNode;
};

/** Does something for several people, and says for whom it was done, with one way back, and for whom not. */
function usePerforming(
  onDialog: (next: BulkDialog) => void,
  onDone: () => void,
): (people: readonly Submission[], work: Work) => Promise<void> {
  const { t: shell } = useTranslation();
  const failed = useFailureNotice();

  async function callBack(people: readonly Submission[], undo: Work["undo"]): Promise<void> {
    try {
      const outcomes = await undo(people);
      if (outcomes.some(isRefused)) onDialog({ kind: "outcomes", people, outcomes, isUndo: true });
      onDone();
    } catch (error) {
      failed(error);
    }
  }

  return async (people, { work, say, undo, lastsMs }) => {
    try {
      const outcomes = await work();
      const done = new Set(outcomes.filter(({ Status }) => Status === "Done").map(({ Key }) => Key));
      const changed = people.filter(({ SK }) => done.has(SK));
      const back = () => void callBack(changed, undo);
      if (changed.length > 0)
        notify("success", say(changed.length), { label: shell("undo"), run: back }, lastsMs);
      if (outcomes.some(isRefused)) onDialog({ kind: "outcomes", people, outcomes });
      onDone();
    } catch (error) {
      failed(error);
    }
  };
}

/** Decisions about several people at once: one call, an answer for each, and the way back where there is one. */
export function useBulk(onDone: () => void): Bulk {
  const { t: bulkT } = useTranslation("bulk");
  const graph = useApolloClient();
  const names = useGroupNames();
  const [dialog, setDialog] = useState<BulkDialog>(null);
  const perform = usePerforming(setDialog, onDone);

  function group(people: readonly Submission[], number: number): void {
    const add = people.some(({ Data }) => !isIn(Data, number));
    const concerned = people.filter(({ Data }) => isIn(Data, number) !== add);
    void perform(concerned, {
      work: () => groupMany(graph, concerned, number, add),
      say: (count) => bulkT(add ? "joined" : "left", { count, group: names.of(number) }),
      undo: (done) => groupMany(graph, done, number, !add),
    });
  }

  function clear(people: readonly Submission[]): void {
    const concerned = people.filter(({ Data }) => isInAny(Data));
    if (concerned.length === 0) return;
    let left: readonly Group[] = [];
    void perform(concerned, {
      work: async () => {
        const cleared = await leaveGroups(graph, concerned);
        left = cleared.left;
        return cleared.outcomes;
      },
      say: (count) => bulkT("leftAll", { count }),
      undo: () => rejoinGroups(graph, left),
    });
  }

  function decide(people: readonly Submission[], booked: boolean): void {
    setDialog(null);
    void perform(people, {
      work: () => bookMany(graph, people, booked),
      say: (count) => bulkT(booked ? "booked" : "declined", { count }),
      undo: (done) => takeBack(graph, done),
      lastsMs: UNDO_MS,
    });
  }

  function message(people: readonly Submission[]): void {
    if (people.length > MAX_WRITTEN_TO) notify("info", bulkT("messageFewer", { most: MAX_WRITTEN_TO }));
    else setDialog({ kind: "message", people });
  }

  function ask(people: readonly Submission[]): void {
    const [first, ...others] = askable(people);
    if (!first) notify("info", bulkT("cannotAsk"));
    else if (others.length >= MAX_ASKED) notify("info", bulkT("askFewer", { count: MAX_ASKED }));
    else setDialog({ kind: "avail", people: [first, ...others] });
  }

  return {
    run: (command, people) => {
      if (people.length === 0) return;
      if (command.kind === "group") group(people, command.number);
      if (command.kind === "clear") clear(people);
      if (command.kind === "message") message(people);
      if (command.kind === "avail") ask(people);
      if (command.kind === "audition") notify("info", bulkT("auditionAlone"));
      if (command.kind !== "book" && command.kind !== "decline") return;
      const possible = people.filter(({ Data }) => isOffered(Data, { kind: command.kind }));
      if (possible.length === 0) notify("info", bulkT("none"));
      else setDialog({ kind: command.kind, people: possible });
    },
    dialogs: <BulkDialogs dialog={dialog} onDialog={setDialog} onDecide={decide} />,
  };
}
