import { declinedStatus, markedStatus } from "@callboard/catalog/booking-transitions.ts";
import { useApolloClient, useMutation } from "@apollo/client/react";
import type { ApolloCache } from "@apollo/client/cache";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { BookingStatus, WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { failureOf } from "#lib/graph/failure.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import {
  AddToGroup,
  AnswerBooking,
  MoveSubmission,
  RemoveFromGroup,
  WallMarks,
} from "./decision-documents.ts";
import { isIn } from "./offers.ts";
import { WallSubmission } from "../wall/wall-documents.ts";

type Submission = WallCard_SubmissionFragment;
type Marks = { readonly status?: BookingStatus; readonly group?: number; readonly without?: number };

/** Shows a decision at once: before the server has answered, and again when it has. */
function mark(cache: ApolloCache, { PK, SK }: Submission, { status, group, without }: Marks): void {
  const id = cache.identify({ __typename: "Submission", PK, SK });
  if (id === undefined) return;
  cache.updateFragment({ id, fragment: WallMarks }, (found) => {
    if (!found) return;
    const left = (found.Data.Groups ?? []).filter(
      ({ GroupId }) => GroupId !== keyOf("GROUP", String(without)),
    );
    const added = {
      __typename: "SubmissionGroup" as const,
      GroupId: keyOf("GROUP", String(group)),
      Name: "",
    };
    const BookingStatus = status ?? found.Data.BookingStatus;
    return {
      ...found,
      Data: {
        ...found.Data,
        BookingStatus,
        Booked: BookingStatus === "Booked",
        Groups: group === undefined ? left : [...left, added],
      },
    };
  });
}

export type Decisions = {
  readonly toggleGroup: (submission: Submission, number: number) => void;
  readonly book: (submission: Submission) => void;
  readonly decline: (submission: Submission) => void;
  /** Goes on to a state that a word alone leads to; there is no way back from most. */
  readonly move: (submission: Submission, to: BookingStatus) => void;
  /** Opening is what makes a submission viewed. */
  readonly view: (submission: Submission) => void;
};

const done = { __typename: "OperationStatus" as const, Status: "OK" };

/** The calls behind the decisions, each shown at once. */
function useDecisionCalls() {
  const [add] = useMutation(AddToGroup);
  const [remove] = useMutation(RemoveFromGroup);
  const [answer] = useMutation(AnswerBooking);
  const [move] = useMutation(MoveSubmission);
  return {
    add: (submission: Submission, number: number) =>
      add({
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
      remove({
        variables: { PK: submission.PK, SK: submission.SK, GroupId: keyOf("GROUP", String(number)) },
        optimisticResponse: { __typename: "Mutation", deleteBookingGroupUser: done },
        update: (cache) => mark(cache, submission, { without: number }),
      }),
    answer: (submission: Submission, Booked: boolean) =>
      answer({
        variables: { PK: submission.PK, SK: submission.SK, UserId: submission.Data.UserId, Booked },
        optimisticResponse: { __typename: "Mutation", projectSubmissionBookResponse: done },
        update: (cache) =>
          mark(cache, submission, {
            status: Booked ? "Booked" : declinedStatus(submission.Data.BookingStatus),
          }),
      }),
    move: ({ PK, SK, ...rest }: Submission, status: BookingStatus) =>
      move({
        variables: { pK: PK, sK: SK, status },
        optimisticResponse: { __typename: "Mutation", updateBookingStatus: done },
        update: (cache) => mark(cache, { PK, SK, ...rest }, { status }),
      }),
  };
}

/** Runs calls on one submission in the order of the keys, and reads what it became. */
function useInTurn(): (submission: Submission, work: () => Promise<unknown>) => Promise<boolean> {
  const graph = useApolloClient();
  const words = useFailureTexts();
  const running = useRef(new Map<string, Promise<boolean>>());

  async function run({ Data }: Submission, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
    } catch (error) {
      notify("error", words.sentence(failureOf(error)));
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

/** Runs a decision and shows its outcome, with the way back. */
function useDeciding() {
  const { t } = useTranslation();
  const inTurn = useInTurn();
  return {
    inTurn,
    decide: (submission: Submission, work: () => Promise<unknown>, { text, undo, lastsMs }: Outcome) =>
      void inTurn(submission, work).then((succeeded) => {
        if (!succeeded) return;
        notify("success", text, { label: t("undo"), run: () => void inTurn(submission, undo) }, lastsMs);
      }),
    nameOf: ({ Data: { FirstName: firstName, LastName: lastName } }: Submission) =>
      fullName({ firstName, lastName }) || t("unnamed"),
  };
}

/** What casting decides about a submission: shown at once, with a way back, taken back when refused. */
export function useDecisions(): Decisions {
  const { t } = useTranslation("submissions");
  const word = useCatalog();
  const calls = useDecisionCalls();
  const { inTurn, decide, nameOf } = useDeciding();

  return {
    toggleGroup: (submission, number) => {
      const inside = isIn(submission.Data, number);
      const [work, undo] = inside ? [calls.remove, calls.add] : [calls.add, calls.remove];
      decide(submission, () => work(submission, number), {
        text: t(inside ? "leftGroup" : "joinedGroup", { name: nameOf(submission), number }),
        undo: () => undo(submission, number),
      });
    },
    book: (submission) =>
      decide(submission, () => calls.answer(submission, true), {
        text: t("booked", { name: nameOf(submission) }),
        // Nobody is notified of a booking before its undo time has passed, nor of one that was called back.
        undo: () => calls.move(submission, submission.Data.BookingStatus),
        lastsMs: UNDO_MS,
      }),
    decline: (submission) => {
      const former = submission.Data.BookingStatus;
      const isRelease = declinedStatus(former) === "Released";
      decide(submission, () => calls.answer(submission, false), {
        text: t(isRelease ? "released" : "declined", { name: nameOf(submission) }),
        // A release is announced at once: what was released is considered again, and not what it was.
        undo: () => calls.move(submission, isRelease ? "Selected" : former),
        lastsMs: UNDO_MS,
      });
    },
    move: (submission, to) =>
      void inTurn(submission, () => calls.move(submission, to)).then((succeeded) => {
        if (succeeded)
          notify("success", t("moved", { name: nameOf(submission), status: word("bookingStatuses", to) }));
      }),
    view: (submission) => void inTurn(submission, () => calls.move(submission, "Viewed")),
  };
}
