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
import { lastDecision } from "./last-decision.ts";
import { mark } from "./marks.ts";
import { isIn } from "./offers.ts";
import type { ReleaseTerms } from "./release-dialog.tsx";
import { useGroupNames } from "../groups/group-names.tsx";
import { GROUP_NUMBERS } from "../groups/group-number.ts";
import { WallSubmission } from "../wall/wall-documents.ts";

type Submission = WallCard_SubmissionFragment;
/** All of the five groups that hold a submission. */
function groupsOf({ Data }: Submission): readonly number[] {
  return GROUP_NUMBERS.filter((number) => isIn(Data, number));
}

export type Decisions = {
  readonly toggleGroup: (submission: Submission, number: number) => void;
  /** Takes it out of every group. */
  readonly clearGroups: (submission: Submission) => void;
  readonly book: (submission: Submission) => void;
  readonly decline: (submission: Submission) => void;
  readonly release: (submission: Submission, terms: ReleaseTerms) => void;
  /** Goes on to a state that a word alone leads to; there is no way back from most. */
  readonly move: (submission: Submission, to: BookingStatus) => void;
  /** Opening is what makes a submission viewed. */
  readonly view: (submission: Submission) => void;
  /** Calls the last decision back, as its notice would. */
  readonly undo: () => void;
};

const done = { __typename: "OperationStatus" as const, Status: "OK" };

/** The calls behind the decisions, each shown at once. No page is drawn again for one that is on its way. */
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
    answer: (submission: Submission, Booked: boolean) =>
      graph.mutate({
        mutation: AnswerBooking,
        variables: { PK: submission.PK, SK: submission.SK, UserId: submission.Data.UserId, Booked },
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

/** Runs calls on one submission in the order of the keys, and reads what it became. */
function useInTurn(): (submission: Submission, work: () => Promise<unknown>) => Promise<boolean> {
  const graph = useApolloClient();
  const say = useFailureNotice();
  const running = useRef(new Map<string, Promise<boolean>>());

  async function run({ Data }: Submission, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
    } catch (error) {
      say(error);
      return false;
    }
    const variables = { userId: Data.UserId, positionId: Data.RoleId };
    await graph
      .query({ query: WallSubmission, variables, fetchPolicy: "network-only" })
      .catch(() => undefined);
    return true;
  }

  return (submission, work) => {
    const before = running.current.get(submission.SK);
    const turn = before ? before.then(() => run(submission, work)) : run(submission, work);
    running.current.set(submission.SK, turn);
    void turn.finally(() => {
      if (running.current.get(submission.SK) === turn) running.current.delete(submission.SK);
    });
    return turn;
  };
}

/** How long a booking can be called back before anybody is notified; the way back is offered for as long. */
const UNDO_MS = 10_000;

type Outcome = {
  readonly text: string;
  readonly undo: () => Promise<unknown>;
  readonly lastsMs?: number;
};

/** Each way back works once, whether by its notice or by the key. */
function once(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) run();
    isDone = true;
  };
}

/** Runs a decision and shows its outcome, with the way back. */
function useDeciding() {
  const { t } = useTranslation();
  const inTurn = useInTurn();
  const [last] = useState(lastDecision);
  return {
    inTurn,
    undo: last.callBack,
    decide: (submission: Submission, work: () => Promise<unknown>, { text, undo, lastsMs }: Outcome) => {
      const turn = inTurn(submission, work);
      // In its turn it is known what became of the decision: what was refused has no way back.
      const back = once(() => void inTurn(submission, async () => (await turn) && undo()));
      last.begun(back);
      void turn.then((succeeded) => {
        last[succeeded ? "succeeded" : "refused"](back);
        if (succeeded) notify("success", text, { label: t("undo"), run: back }, lastsMs);
      });
    },
    nameOf: ({ Data: { FirstName: firstName, LastName: lastName } }: Submission) =>
      fullName({ firstName, lastName }) || t("unnamed"),
  };
}

/** Takes a submission out of all groups, and back into them. */
function useClearing(
  { add, remove }: ReturnType<typeof useDecisionCalls>,
  deciding: ReturnType<typeof useDeciding>,
) {
  const { t } = useTranslation("submissions");
  const { decide, nameOf } = deciding;
  return (submission: Submission): void => {
    const groups = groupsOf(submission);
    if (groups.length === 0) return;
    const each = (call: (one: Submission, number: number) => Promise<unknown>) =>
      Promise.all(groups.map((number) => call(submission, number)));
    decide(submission, () => each(remove), {
      text: t("leftGroups", { name: nameOf(submission) }),
      undo: () => each(add),
    });
  };
}

/** What casting decides about a submission: shown at once, with a way back, taken back when refused. */
export function useDecisions(): Decisions {
  const { t } = useTranslation("submissions");
  const word = useCatalog();
  const calls = useDecisionCalls();
  const names = useGroupNames();
  const deciding = useDeciding();
  const { inTurn, decide, nameOf, undo } = deciding;
  const clearGroups = useClearing(calls, deciding);

  return {
    toggleGroup: (submission, number) => {
      const inside = isIn(submission.Data, number);
      const [work, back] = inside ? [calls.remove, calls.add] : [calls.add, calls.remove];
      decide(submission, () => work(submission, number), {
        text: t(inside ? "leftGroup" : "joinedGroup", { name: nameOf(submission), group: names.of(number) }),
        undo: () => back(submission, number),
      });
    },
    clearGroups,
    book: (submission) =>
      decide(submission, () => calls.answer(submission, true), {
        text: t("booked", { name: nameOf(submission) }),
        // Nobody is notified of a booking before its undo time has passed, nor of one that was called back.
        undo: () => calls.move(submission, submission.Data.BookingStatus),
        lastsMs: UNDO_MS,
      }),
    decline: (submission) =>
      decide(submission, () => calls.answer(submission, false), {
        text: t("declined", { name: nameOf(submission) }),
        undo: () => calls.move(submission, submission.Data.BookingStatus),
        lastsMs: UNDO_MS,
      }),
    release: (submission, terms) =>
      decide(submission, () => calls.release(submission, terms), {
        text: t("released", { name: nameOf(submission) }),
        // A release is announced at once: what was released is considered again, and not what it was.
        undo: () => calls.move(submission, "Selected"),
        lastsMs: UNDO_MS,
      }),
    move: (submission, to) =>
      void inTurn(submission, () => calls.move(submission, to)).then((succeeded) => {
        if (succeeded)
          notify("success", t("moved", { name: nameOf(submission), status: word("bookingStatuses", to) }));
      }),
    view: (submission) => void inTurn(submission, () => calls.move(submission, "Viewed")),
    undo,
  };
}
