import { declinedStatus } from "@callboard/catalog/booking-transitions.ts";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import type { Command } from "../keys/command.ts";
import { useRecords } from "../wall/use-records.ts";
import { bookingDoubts } from "./booking-doubts.ts";
import type { Places } from "./booking-doubts.ts";
import { CommandDialogs } from "./command-dialogs.tsx";
import type { CommandDialog } from "./command-dialogs.tsx";
import { isOffered } from "./offers.ts";
import { useClashes } from "./use-clashes.ts";
import type { Decisions } from "./use-decisions.ts";

type Submission = WallCard_SubmissionFragment;

/** Runs a command on a submission, from a key or a button. */
export type RunCommand = (command: Command, submission: Submission) => void;

/**
 * Runs commands on submissions. Commands that cannot be undone silently, and bookings that may be mistakes, are
 * confirmed first; the page renders the returned dialogs. `places` are those of the role, null until known.
 */
export function useCommands(
  decisions: Decisions,
  places: Places | null,
): { readonly run: RunCommand; readonly dialogs: ReactNode } {
  const { t } = useTranslation("submissions");
  const word = useCatalog();
  const [dialog, setDialog] = useState<CommandDialog | null>(null);
  const clashesOf = useClashes();
  const recordsOf = useRecords();
  const sent = () => decisions.last.final(() => notify("info", t("notUndone")));

  async function book(submission: Submission): Promise<void> {
    const days = await clashesOf(submission);
    const doubts = bookingDoubts({ ...submission.Data, days }, places);
    if (doubts.length === 0) decisions.book(submission);
    else setDialog({ kind: "book", submission, doubts });
  }

  function decline(submission: Submission): void {
    if (declinedStatus(submission.Data.BookingStatus) === "Released")
      setDialog({ kind: "release", submission });
    else decisions.decline(submission);
  }

  function run(command: Command, submission: Submission): void {
    if (!isOffered(submission.Data, command)) {
      notify("info", t("notOffered", { status: word("bookingStatuses", submission.Data.BookingStatus) }));
      return;
    }
    switch (command.kind) {
      case "group":
        return decisions.toggleGroup(submission, command.number);
      case "clear":
        return decisions.clearGroups(submission);
      case "book":
        return void book(submission);
      case "decline":
        return decline(submission);
      case "move":
      case "undo":
        return decisions.move(submission, command.to);
      default:
        setDialog({ kind: command.kind, submission });
    }
  }

  function close(): void {
    setDialog(null);
    if (dialog?.kind !== "audition") return;
    // The request changes the state; a dialog that was cancelled does not.
    const [present] = recordsOf([dialog.submission]);
    if (present && present.Data.BookingStatus !== dialog.submission.Data.BookingStatus) sent();
  }

  const dialogs = <CommandDialogs dialog={dialog} decisions={decisions} onClose={close} onSent={sent} />;
  return { run, dialogs };
}
