import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { askable, isIn, isOffered, MOST_ASKED } from "../decisions/offers.ts";
import { useGroupNames } from "../groups/group-names.tsx";
import { GROUP_NUMBERS } from "../groups/group-number.ts";
import type { Command } from "../keys/command.ts";
import { BulkDialogs } from "./bulk-dialogs.tsx";
import type { BulkDialog } from "./bulk-dialogs.tsx";
import { bookMany, groupMany, takeBack } from "./bulk-work.ts";
import type { Outcome } from "./bulk-work.ts";

type Submission = WallCard_SubmissionFragment;

type Work = {
  readonly work: () => Promise<readonly Outcome[]>;
  readonly say: (count: number) => string;
  readonly undo: (done: readonly Submission[]) => Promise<unknown>;
  readonly lastsMs?: number;
};

/** How long bookings and passes of many can be called back by their notice. */
const UNDO_MS = 10_000;

type Bulk = {
  readonly run: (command: Command, people: readonly Submission[]) => void;
  readonly dialogs: ReactNode;
};

/** Decisions about several people at once: one call, an answer for each, and the way back where there is one. */
export function useBulk(onDone: () => void): Bulk {
  const { t: bulkT } = useTranslation("bulk");
  const { t: shell } = useTranslation();
  const graph = useApolloClient();
  const say = useFailureNotice();
  const names = useGroupNames();
  const [dialog, setDialog] = useState<BulkDialog>(null);

  async function perform(people: readonly Submission[], { work, say, undo, lastsMs }: Work): Promise<void> {
    try {
      const outcomes = await work();
      const done = new Set(outcomes.filter(({ Status }) => Status === "Done").map(({ Key }) => Key));
      const changed = people.filter(({ SK }) => done.has(SK));
      const back = () => void undo(changed).then(onDone, failed);
      if (changed.length > 0)
        notify("success", say(changed.length), { label: shell("undo"), run: back }, lastsMs);
      if (changed.length < people.length) setDialog({ kind: "outcomes", people, outcomes });
      onDone();
    } catch (error) {
      failed(error);
    }
  }

  function failed(error: unknown): void {
    say(error);
  }

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
    for (const number of GROUP_NUMBERS) {
      const inside = people.filter(({ Data }) => isIn(Data, number));
      if (inside.length > 0) group(inside, number);
    }
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

  function ask(people: readonly Submission[]): void {
    const [first, ...others] = askable(people);
    if (!first) notify("info", bulkT("cannotAsk"));
    else if (others.length >= MOST_ASKED) notify("info", bulkT("askFewer", { count: MOST_ASKED }));
    else setDialog({ kind: "avail", people: [first, ...others] });
  }

  return {
    run: (command, people) => {
      if (people.length === 0) return;
      if (command.kind === "group") group(people, command.number);
      if (command.kind === "clear") clear(people);
      if (command.kind === "message") setDialog({ kind: "message", people });
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
