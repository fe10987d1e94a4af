import { declinedStatus } from "@callboard/catalog/booking-transitions.ts";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { bookingDoubts } from "./booking-doubts.ts";
import type { BookingDoubt, Places } from "./booking-doubts.ts";
import { isOffered, requestKinds } from "./offers.ts";
import { useClashes } from "./use-clashes.ts";
import type { Decisions } from "./use-decisions.ts";
import type { Command } from "../keys/command.ts";

const AuditionDialog = lazy(() =>
  import("./audition-dialog.tsx").then((m) => ({ default: m.AuditionDialog })),
);
const BookDialog = lazy(() => import("./book-dialog.tsx").then((m) => ({ default: m.BookDialog })));
const RequestDialog = lazy(() =>
  import("../requests/request-dialog.tsx").then((m) => ({ default: m.RequestDialog })),
);
const ReleaseDialog = lazy(() => import("./release-dialog.tsx").then((m) => ({ default: m.ReleaseDialog })));

type Submission = WallCard_SubmissionFragment;

/** A command on a submission, from a key or a button. */
export type RunCommand = (command: Command, submission: Submission) => void;

type OpenDialog =
  | { readonly kind: "audition" | "avail" | "offer" | "release"; readonly submission: Submission }
  | { readonly kind: "book"; readonly submission: Submission; readonly doubts: readonly BookingDoubt[] }
  | null;

/** Where writing to the talent about the project begins. */
export function mailLink({ PK, Data }: Pick<Submission, "PK" | "Data">): string {
  return linkTo(paths.mailFolder, { folderHandle: "inbox" }, { to: Data.UserId, project: PK });
}

/**
 * Runs commands on submissions. What cannot be taken back quietly, and a booking that looks like a slip, is confirmed
 * first: the dialogs are part of the page. `places` are those of the role, once they are known.
 */
export function useCommands(
  decisions: Decisions,
  places: Places | null,
): { readonly run: RunCommand; readonly dialogs: ReactNode } {
  const { t } = useTranslation("submissions");
  const word = useCatalog();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const clashesOf = useClashes();

  async function book(submission: Submission): Promise<void> {
    const clashes = await clashesOf(submission);
    const doubts = bookingDoubts({ ...submission.Data, clashes }, places);
    if (doubts.length === 0) decisions.book(submission);
    else setDialog({ kind: "book", submission, doubts });
  }

  function run(command: Command, submission: Submission): void {
    if (!isOffered(submission.Data, command)) {
      notify("info", t("notOffered", { status: word("bookingStatuses", submission.Data.BookingStatus) }));
      return;
    }
    if (command.kind === "group") decisions.toggleGroup(submission, command.number);
    if (command.kind === "clear") decisions.clearGroups(submission);
    if (command.kind === "book") void book(submission);
    if (command.kind === "move" || command.kind === "undo") decisions.move(submission, command.to);
    if (command.kind === "audition" || command.kind === "avail" || command.kind === "offer")
      setDialog({ kind: command.kind, submission });
    if (command.kind === "message") void navigate(mailLink(submission));
    if (command.kind !== "decline") return;
    if (declinedStatus(submission.Data.BookingStatus) === "Released")
      setDialog({ kind: "release", submission });
    else decisions.decline(submission);
  }

  return {
    run,
    dialogs: (
      <Suspense fallback={null}>
        {dialog?.kind === "audition" && (
          <AuditionDialog submission={dialog.submission} onClose={() => setDialog(null)} />
        )}
        {dialog?.kind === "book" && (
          <BookDialog
            submission={dialog.submission}
            doubts={dialog.doubts}
            onClose={() => setDialog(null)}
            onBook={decisions.book}
          />
        )}
        {(dialog?.kind === "avail" || dialog?.kind === "offer") && (
          <RequestDialog
            people={[dialog.submission]}
            kind={dialog.kind === "offer" ? "Offer" : "Avail"}
            kinds={requestKinds(dialog.submission.Data)}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog?.kind === "release" && (
          <ReleaseDialog
            submission={dialog.submission}
            onClose={() => setDialog(null)}
            onRelease={decisions.release}
          />
        )}
      </Suspense>
    ),
  };
}
