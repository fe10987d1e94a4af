import { declinedStatus, markedStatus } from "@callboard/catalog/booking-transitions.ts";
import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BookingStatus, WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import {
  AddToGroup,
  AnswerBooking,
  MoveSubmission,
  ReleaseSubmission,
  RemoveFromGroup,
} from "./decision-documents.ts";
import { lastDecision, once } from "./last-decision.ts";
import type { LastDecision } from "./last-decision.ts";
import type { BookingTerms } from "./book-dialog.tsx";
import { mark } from "./marks.ts";
import { isIn } from "./offers.ts";
import type { ReleaseTerms } from "./release-dialog.tsx";
import { useGroupNames } from "../groups/group-names.tsx";
import { GROUP_NUMBERS } from "../groups/group-number.ts";
import { WallSubmission } from "../wall/wall-documents.ts";

type Submission = WallCard_SubmissionFragment;
/** The groups that a submission is in. */
function groupsOf({ Data }: Submission): readonly number[] {
  return GROUP_NUMBERS.filter((number) => isIn(Data, number));
}

export type Decisions = {
  readonly toggleGroup: (submission: Submission, number: number) => void;
  /** Removes it from every group. */
  readonly clearGroups: (submission: Submission) => void;
  readonly book: (submission: Submission) => void;
  /** Books what a dialog has confirmed. Resolves once it has succeeded; the dialog shows a rejection. */
  readonly bookConfirmed: (submission: Submission, terms: BookingTerms) => Promise<void>;
  readonly decline: (submission: Submission) => void;
  /** Resolves once it has succeeded; its form shows a rejection. */
  readonly release: (submission: Submission, terms: ReleaseTerms) => Promise<void>;
  /** Moves it to a state that needs no further input; most moves cannot be undone. */
  readonly move: (submission: Submission, to: BookingStatus) => void;
  /** Marks a submission as viewed when it is opened. */
  readonly view: (submission: Submission) => void;
  /** The last decision, for the undo key; decisions about several people are registered here as well. */
  readonly last: LastDecision;
};

const done = { __typename: "OperationStatus" as const, Status: "OK" };

/**
 * The mutations behind the decisions, with optimistic updates. They go to the client directly rather than through
 * hooks, so that a pending one causes no re-render.
 */
function useDecisionCalls() {
  const graph = useApolloClient();
  return {
    add: (submission: Submission, number: number) =>
      graph.mutate({
        mutation: AddToGroup,
        variables: { PK: submission.PK, SK: submission.SK, GroupId: keyOf("GROUP", String(number)) },
        optimisticResponse: { __typename: "Mutation", addBookingGroupUser: done },
        update: (cache) =>
          mark(cache, submission, {
            group: number,
            without: number,
            status: markedStatus(submission.Data.BookingStatus),
          }),
      }),
    remove: (submission: Submission, number: number) =>
      graph.mutate({
        mutation: RemoveFromGroup,
        variables: { PK: submission.PK, SK: submission.SK, GroupId: keyOf("GROUP", String(number)) },
        optimisticResponse: { __typename: "Mutation", deleteBookingGroupUser: done },
        update: (cache) => mark(cache, submission, { without: number }),
      }),
    answer: (submission: Submission, Booked: boolean, terms: BookingTerms = {}) =>
      graph.mutate({
        mutation: AnswerBooking,
        variables: {
          PK: submission.PK,
          SK: submission.SK,
          UserId: submission.Data.UserId,
          Booked,
          ...terms,
        },
        optimisticResponse: { __typename: "Mutation", projectSubmissionBookResponse: done },
        update: (cache) =>
          mark(cache, submission, {
            status: Booked ? "Booked" : declinedStatus(submission.Data.BookingStatus),
          }),
      }),
    release: ({ PK, SK }: Submission, terms: ReleaseTerms) =>
      graph.mutate({ mutation: ReleaseSubmission, variables: { release: { PK, SK, ...terms } } }),
    move: ({ PK, SK, ...rest }: Submission, status: BookingStatus) =>
      graph.mutate({
        mutation: MoveSubmission,
        variables: { pK: PK, sK: SK, status },
        optimisticResponse: { __typename: "Mutation", updateBookingStatus: done },
        update: (cache) => mark(cache, { PK, SK, ...rest }, { status }),
      }),
  };
}

/** Runs calls on one submission sequentially, in the order of key presses, and refetches it after each. */
function useInTurn() {
  const graph = useApolloClient();
  const notifyFailure = useFailureNotice();
  const running = useRef(new Map<string, Promise<boolean>>());

  async function run(
    { Data }: Submission,
    work: () => Promise<unknown>,
    onRefused: (error: unknown) => void,
  ): Promise<boolean> {
    try {
      await work();
    } catch (error) {
      onRefused(error);
      return false;
    }
    const variables = { userId: Data.UserId, positionId: Data.RoleId };
    await graph
      .query({ query: WallSubmission, variables, fetchPolicy: "network-only" })
      .catch(() => undefined);
    return true;
  }

  return (
    submission: Submission,
    work: () => Promise<unknown>,
    onRefused = notifyFailure,
  ): Promise<boolean> => {
    const before = running.current.get(submission.SK);
    const start = () => run(submission, work, onRefused);
    const turn = before ? before.then(start) : start();
    running.current.set(submission.SK, turn);
    void turn.finally(() => {
      if (running.current.get(submission.SK) === turn) running.current.delete(submission.SK);
    });
    return turn;
  };
}

/** How long a booking can be undone before anyone is notified, in milliseconds; the snackbar stays as long. */
const UNDO_MS = 10_000;

type Outcome = {
  readonly text: string;
  readonly undo: () => Promise<unknown>;
  readonly lastsMs?: number;
  /** Shows a refusal; by default a notice does. */
  readonly onRefused?: (error: unknown) => void;
};

type Confirmed = { readonly terms?: BookingTerms; readonly onRefused?: (error: unknown) => void };

/** Runs a decision and announces its outcome, with undo. */
function useDeciding(shared: LastDecision | undefined) {
  const { t } = useTranslation();
  const inTurn = useInTurn();
  const [own] = useState(lastDecision);
  const last = shared ?? own;
  return {
    inTurn,
    last,
    decide: (submission: Submission, work: () => Promise<unknown>, outcome: Outcome) => {
      const { text, undo, lastsMs, onRefused } = outcome;
      const turn = inTurn(submission, work, onRefused);
      // Runs after the decision, so that its outcome is known: a refused one is not undone.
      const back = once(() => void inTurn(submission, async () => (await turn) && undo()));
      last.begun(back);
      void turn.then((succeeded) => {
        last[succeeded ? "succeeded" : "refused"](back);
        if (succeeded) notify("success", text, { label: t("undo"), run: back }, lastsMs);
      });
      return turn;
    },
    nameOf: ({ Data: { FirstName: firstName, LastName: lastName } }: Submission) =>
      fullName({ firstName, lastName }) || t("unnamed"),
  };
}

/** Toggles a group of a submission, and removes it from all groups; both can be undone. */
function useGrouping(
  { add, remove }: ReturnType<typeof useDecisionCalls>,
  deciding: ReturnType<typeof useDeciding>,
): Pick<Decisions, "toggleGroup" | "clearGroups"> {
  const { t } = useTranslation("submissions");
  const word = useCatalog();
  const names = useGroupNames();
  const { decide, nameOf } = deciding;

  /**
   * Joining a first group also selects the submission; leaving it does not undo that, as no transition leads back.
   */
  async function deselect(submission: Submission, number: number): Promise<void> {
    await remove(submission, number);
    const status = markedStatus(submission.Data.BookingStatus);
    if (status === submission.Data.BookingStatus) return;
    notify("info", t("staysMarked", { name: nameOf(submission), status: word("bookingStatuses", status) }));
  }

  function toggleGroup(submission: Submission, number: number): void {
    const inside = isIn(submission.Data, number);
    decide(submission, () => (inside ? remove : add)(submission, number), {
      text: t(inside ? "leftGroup" : "joinedGroup", { name: nameOf(submission), group: names.of(number) }),
      undo: () => (inside ? add(submission, number) : deselect(submission, number)),
    });
  }

  function clearGroups(submission: Submission): void {
    const groups = groupsOf(submission);
    if (groups.length === 0) return;
    const each = (call: (one: Submission, number: number) => Promise<unknown>) =>
      Promise.all(groups.map((number) => call(submission, number)));
    decide(submission, () => each(remove), {
      text: t("leftGroups", { name: nameOf(submission) }),
      undo: () => each(add),
    });
  }

  return { toggleGroup, clearGroups };
}

/**
 * Casting's decisions about a submission: optimistic, undoable, and rolled back if refused. `onBooked` is called after
 * each booking. `shared` has the last decision of a page with several parts that decide.
 */
export function useDecisions(onBooked?: (count: number) => void, shared?: LastDecision): Decisions {
  const { t } = useTranslation("submissions");
  const word = useCatalog();
  const calls = useDecisionCalls();
  const deciding = useDeciding(shared);
  const { inTurn, decide, nameOf, last } = deciding;
  const grouping = useGrouping(calls, deciding);

  function book(submission: Submission, { terms, onRefused }: Confirmed = {}): Promise<boolean> {
    const turn = decide(submission, () => calls.answer(submission, true, terms), {
      text: t("booked", { name: nameOf(submission) }),
      // A booking notifies nobody until its undo time is over, and not at all if it was undone.
      undo: () => calls.move(submission, submission.Data.BookingStatus),
      lastsMs: UNDO_MS,
      ...(onRefused && { onRefused }),
    });
    void turn.then((succeeded) => succeeded && onBooked?.(1));
    return turn;
  }

  return {
    ...grouping,
    book: (submission) => void book(submission),
    bookConfirmed: (submission, terms) =>
      new Promise((resolve, reject) => {
        void book(submission, { terms, onRefused: reject }).then((succeeded) => succeeded && resolve());
      }),
    decline: (submission) =>
      void decide(submission, () => calls.answer(submission, false), {
        text: t("declined", { name: nameOf(submission) }),
        undo: () => calls.move(submission, submission.Data.BookingStatus),
        lastsMs: UNDO_MS,
      }),
    release: (submission, terms) =>
      new Promise((resolve, reject) => {
        void decide(submission, () => calls.release(submission, terms), {
          text: t("released", { name: nameOf(submission) }),
          // A release notifies at once, so undo cannot restore the previous state; it selects the submission instead.
          undo: () => calls.move(submission, "Selected"),
          lastsMs: UNDO_MS,
          onRefused: reject,
        }).then((succeeded) => succeeded && resolve());
      }),
    move: (submission, to) =>
      void inTurn(submission, () => calls.move(submission, to)).then((succeeded) => {
        if (!succeeded) return;
        last.final(() => notify("info", t("notUndone")));
        notify("success", t("moved", { name: nameOf(submission), status: word("bookingStatuses", to) }));
      }),
    view: (submission) => void inTurn(submission, () => calls.move(submission, "Viewed")),
    last,
  };
}
