import { LIMITS } from "@callboard/catalog/limits.ts";
import { markedStatus } from "@callboard/catalog/booking-transitions.ts";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { once } from "../decisions/last-decision.ts";
import type { LastDecision } from "../decisions/last-decision.ts";
import { askable, isIn, isInAny, isOffered, MAX_REQUESTED } from "../decisions/offers.ts";
import { useGroupNames } from "../groups/group-names.tsx";
import type { Command } from "../keys/command.ts";
import { BulkDialogs } from "./bulk-dialogs.tsx";
import type { BulkDialog } from "./bulk-dialogs.tsx";
import { bookMany, groupMany, leaveGroups, rejoinGroups, takeBack } from "./bulk-work.ts";
import type { Group, Outcome } from "./bulk-work.ts";

type Submission = WallCard_SubmissionFragment;

type Work = {
  readonly work: () => Promise<readonly Outcome[]>;
  readonly message: (count: number) => string;
  readonly undo: (done: readonly Submission[]) => Promise<readonly Outcome[]>;
  readonly lastsMs?: number;
};

/** How long the snackbar offers to undo bulk bookings and passes, in milliseconds. */
const UNDO_MS = 10_000;

/** The server's limit of receivers per message. */
const MAX_WRITTEN_TO = LIMITS.groupReceivers.Production;

const isRefused = ({ Status }: Outcome) => Status !== "Done";

/** The people for whom it succeeded. */
function doneOf(people: readonly Submission[], outcomes: readonly Outcome[]): readonly Submission[] {
  const done = new Set(outcomes.filter((outcome) => !isRefused(outcome)).map(({ Key }) => Key));
  return people.filter(({ SK }) => done.has(SK));
}

type Role = {
  /** Places that are left in the role, if that is known. */
  readonly left?: number | undefined;
  /** Called after people were booked, with how many. */
  readonly onBooked?: (count: number) => void;
};

type Bulk = {
  readonly run: (command: Command, people: readonly Submission[]) => void;
  readonly dialogs: ReactNode;
};

/**
 * Runs a bulk action and announces for whom it succeeded, with a single undo, and for whom it failed. Resolves with how
 * many succeeded.
 */
function usePerforming(
  onDialog: (next: BulkDialog) => void,
  onDone: () => void,
  last: LastDecision | undefined,
): (people: readonly Submission[], work: Work) => Promise<number> {
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

  /** Runs the action; returns the people for whom it succeeded. */
  async function carryOut(people: readonly Submission[], work: Work["work"]): Promise<readonly Submission[]> {
    try {
      const outcomes = await work();
      if (outcomes.some(isRefused)) onDialog({ kind: "outcomes", people, outcomes });
      onDone();
      return doneOf(people, outcomes);
    } catch (error) {
      failed(error);
      return [];
    }
  }

  return async (people, { work, message, undo, lastsMs }) => {
    const turn = carryOut(people, work);
    // The undo key may be pressed before the outcome arrives; refused people are not undone.
    const back = once(async () => {
      const changed = await turn;
      if (changed.length > 0) await callBack(changed, undo);
    });
    last?.begun(back);
    const { length } = await turn;
    last?.[length > 0 ? "succeeded" : "refused"](back);
    if (length > 0) notify("success", message(length), { label: shell("undo"), run: back }, lastsMs);
    return length;
  };
}

/**
 * Decisions about several people at once: one call, an outcome for each, and undo if possible; `last` registers them
 * for the page's undo key.
 */
export function useBulk(onDone: () => void, last?: LastDecision, { left, onBooked }: Role = {}): Bulk {
  const { t } = useTranslation("submissions");
  const { t: bulkT } = useTranslation("bulk");
  const graph = useApolloClient();
  const names = useGroupNames();
  const word = useCatalog();
  const [dialog, setDialog] = useState<BulkDialog>(null);
  const perform = usePerforming(setDialog, onDone, last);

  /**
   * Joining a first group also selects the submission; leaving it does not undo that, as no transition leads back.
   */
  function notifyMarked(people: readonly Submission[]): void {
    const marked = people.filter(({ Data }) => markedStatus(Data.BookingStatus) !== Data.BookingStatus);
    const status = word("bookingStatuses", "Selected");
    if (marked.length > 0) notify("info", bulkT("stayMarked", { count: marked.length, status }));
  }

  function group(people: readonly Submission[], number: number): void {
    const add = people.some(({ Data }) => !isIn(Data, number));
    const concerned = people.filter(({ Data }) => isIn(Data, number) !== add);
    void perform(concerned, {
      work: () => groupMany(graph, concerned, number, add),
      message: (count) => bulkT(add ? "joined" : "left", { count, group: names.of(number) }),
      undo: async (done) => {
        const outcomes = await groupMany(graph, done, number, !add);
        if (add) notifyMarked(doneOf(done, outcomes));
        return outcomes;
      },
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
      message: (count) => bulkT("leftAll", { count }),
      undo: () => rejoinGroups(graph, left),
    });
  }

  function decide(people: readonly Submission[], booked: boolean): void {
    setDialog(null);
    void perform(people, {
      work: () => bookMany(graph, people, booked),
      message: (count) => bulkT(booked ? "booked" : "declined", { count }),
      undo: (done) => takeBack(graph, done),
      lastsMs: UNDO_MS,
    }).then((count) => booked && onBooked?.(count));
  }

  const sent = () => last?.final(() => notify("info", t("notUndone")));

  function message(people: readonly Submission[]): void {
    if (people.length > MAX_WRITTEN_TO) notify("info", bulkT("messageFewer", { most: MAX_WRITTEN_TO }));
    else setDialog({ kind: "message", people });
  }

  function openRequest(people: readonly Submission[]): void {
    const [first, ...others] = askable(people);
    if (!first) notify("info", bulkT("cannotAsk"));
    else if (others.length >= MAX_REQUESTED) notify("info", bulkT("askFewer", { count: MAX_REQUESTED }));
    else setDialog({ kind: "avail", people: [first, ...others] });
  }

  return {
    run: (command, people) => {
      if (people.length === 0) return;
      if (command.kind === "group") group(people, command.number);
      if (command.kind === "clear") clear(people);
      if (command.kind === "message") message(people);
      if (command.kind === "avail") openRequest(people);
      if (command.kind === "audition") notify("info", bulkT("auditionAlone"));
      if (command.kind !== "book" && command.kind !== "decline") return;
      const possible = people.filter(({ Data }) => isOffered(Data, { kind: command.kind }));
      if (possible.length === 0) notify("info", bulkT("none"));
      else setDialog({ kind: command.kind, people: possible });
    },
    dialogs: <BulkDialogs dialog={dialog} onDialog={setDialog} left={left} onDecide={decide} onSent={sent} />,
  };
}
