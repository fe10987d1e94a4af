import { declinedStatus } from "@callboard/catalog/booking-transitions.ts";
import { Modal } from "antd";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { AuditionDialog } from "./audition-dialog.tsx";
import { BookDialog } from "./book-dialog.tsx";
import { bookingDoubts } from "./booking-doubts.ts";
import type { BookingDoubt, Places } from "./booking-doubts.ts";
import { isOffered } from "./offers.ts";
import type { Decisions } from "./use-decisions.ts";
import type { Command } from "../wall/wall-keys.ts";

type Submission = WallCard_SubmissionFragment;

/** A command on a submission, from a key or a button. */
export type RunCommand = (command: Command, submission: Submission) => void;

type OpenDialog =
  | { readonly kind: "audition" | "release"; readonly submission: Submission }
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

  function book(submission: Submission): void {
    const doubts = bookingDoubts(submission.Data, places);
    if (doubts.length === 0) decisions.book(submission);
    else setDialog({ kind: "book", submission, doubts });
  }

  function run(command: Command, submission: Submission): void {
    if (!isOffered(submission.Data, command)) {
      notify("info", t("notOffered", { status: word("bookingStatuses", submission.Data.BookingStatus) }));
      return;
    }
    if (command.kind === "group") decisions.toggleGroup(submission, command.number);
    if (command.kind === "book") book(submission);
    if (command.kind === "move" || command.kind === "undo") decisions.move(submission, command.to);
    if (command.kind === "audition") setDialog({ kind: "audition", submission });
    if (command.kind === "message") void navigate(mailLink(submission));
    if (command.kind !== "decline") return;
    if (declinedStatus(submission.Data.BookingStatus) === "Released")
      setDialog({ kind: "release", submission });
    else decisions.decline(submission);
  }

  return {
    run,
    dialogs: (
      <>
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
        <ReleaseDialog
          submission={dialog?.kind === "release" ? dialog.submission : null}
          onClose={() => setDialog(null)}
          onRelease={decisions.decline}
        />
      </>
    ),
  };
}

type ReleaseDialogProps = {
  readonly submission: Submission | null;
  readonly onClose: () => void;
  readonly onRelease: (submission: Submission) => void;
};

function ReleaseDialog({ submission, onClose, onRelease }: ReleaseDialogProps) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const { FirstName: firstName, LastName: lastName } = submission?.Data ?? {};
  return (
    <Modal
      open={submission !== null}
      title={t("releaseTitle", { name: fullName({ firstName, lastName }) })}
      okText={t("release")}
      okButtonProps={{ danger: true }}
      cancelText={shell("cancel")}
      onCancel={onClose}
      onOk={() => {
        if (submission) onRelease(submission);
        onClose();
      }}
    >
      <p>{t("releaseText")}</p>
    </Modal>
  );
}
