import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import {
  AskToSlot,
  CallOff,
  CheckInAtSlot,
  DeleteSlot,
  MoveAtSlot,
  NoShowAtSlot,
  SaveSlot,
} from "./schedule-documents.ts";
import type { Cover } from "./filling/send-dialog.tsx";
import { nameOf } from "./to-place.ts";
import type { Person, Time } from "./use-schedule.ts";

/** Runs one action at a time, announces its outcome, and refetches the board. */
function useDeed(again: () => void) {
  const { t: shell } = useTranslation();
  const notifyFailure = useFailureNotice();
  const busy = useRef(false);
  return async (work: () => Promise<unknown>, done: string, undo?: () => void): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    try {
      await work();
      notify("success", done, undo ? { label: shell("undo"), run: undo } : null);
      return true;
    } catch (error) {
      notifyFailure(error);
      return false;
    } finally {
      busy.current = false;
      again();
    }
  };
}

const keys = ({ PK, SK }: Person) => ({ pK: PK, sK: SK });

/** Actions on people on the board, each followed by a refetch. */
export function usePeopleActions(again: () => void) {
  const { t } = useTranslation("project-detail");
  const graph = useApolloClient();
  const run = useDeed(again);
  return {
    move: ({ PK, SK, ...person }: Person, AuditionId: string) => {
      const variables = { request: { PK, SK, AuditionId } };
      const done = t("slot.moved", { name: nameOf({ PK, SK, ...person }) });
      return run(() => graph.mutate({ mutation: AskToSlot, variables }), done);
    },
    checkIn: (person: Person) =>
      run(
        () => graph.mutate({ mutation: CheckInAtSlot, variables: keys(person) }),
        t("slot.checkedIn", { name: nameOf(person) }),
      ),
    done: (person: Person) =>
      run(
        () => graph.mutate({ mutation: MoveAtSlot, variables: { ...keys(person), status: "Auditioned" } }),
        t("slot.isDone", { name: nameOf(person) }),
      ),
    noShow: (person: Person) =>
      run(
        () => graph.mutate({ mutation: NoShowAtSlot, variables: keys(person) }),
        t("slot.didNotCome", { name: nameOf(person) }),
      ),
    callOff: (person: Person) =>
      run(
        () => graph.mutate({ mutation: CallOff, variables: { ...keys(person), reason: null } }),
        t("slot.calledOff", { name: nameOf(person) }),
      ),
  };
}

/** Invites people to slots, and deletes slots. */
export function useSlotActions(again: () => void) {
  const { t } = useTranslation("project-detail");
  const graph = useApolloClient();
  const run = useDeed(again);
  const { keyFor, settle } = useClientKey();

  function addBack({ PK, Data }: Time): void {
    const { __typename: _type, StartsAt: _at, ...fields } = Data;
    const auditionTime = { ...fields, PK, ClientKey: keyFor({ ...fields, PK }) };
    void run(
      () => graph.mutate({ mutation: SaveSlot, variables: { auditionTime } }).then(settle),
      t("slot.back"),
    );
  }

  return {
    /** Forgets what was sent: the same invitation is a new one from now on. */
    settle,
    /** Invites one person to a slot, also while the page is left; a repeated call sends one invitation. */
    invite: ({ PK, SK }: Pick<Person, "PK" | "SK">, AuditionId: string, cover: Cover) => {
      const request = { PK, SK, AuditionId, ...cover };
      return graph.mutate({
        mutation: AskToSlot,
        variables: { request: { ...request, ClientKey: keyFor(request) } },
        context: { fetchOptions: { keepalive: true } },
      });
    },
    remove: (time: Time) =>
      run(
        () => graph.mutate({ mutation: DeleteSlot, variables: { pK: time.PK, sK: time.SK } }),
        t("slot.removed"),
        () => addBack(time),
      ),
  };
}

export type SlotActions = ReturnType<typeof useSlotActions>;
