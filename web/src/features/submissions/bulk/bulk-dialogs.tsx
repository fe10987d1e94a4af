import { lazy } from "react";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { ReturnFocus } from "../focus/return-focus.tsx";
import { KINDS_FOR_MANY } from "../requests/request-input.ts";
import type { RequestProps } from "../requests/use-request.ts";
import type { Outcome } from "./bulk-work.ts";

const BulkBookDialog = lazy(() =>
  import("./bulk-book-dialog.tsx").then((m) => ({ default: m.BulkBookDialog })),
);
const MessageDialog = lazy(() =>
  import("../message/message-dialog.tsx").then((m) => ({ default: m.MessageDialog })),
);
const RequestDialog = lazy(() =>
  import("../requests/request-dialog.tsx").then((m) => ({ default: m.RequestDialog })),
);
const OutcomesDialog = lazy(() =>
  import("./outcomes-dialog.tsx").then((m) => ({ default: m.OutcomesDialog })),
);

type Submission = WallCard_SubmissionFragment;

/** The open dialog about several people; null if none. */
export type BulkDialog =
  | { readonly kind: "book" | "decline" | "message"; readonly people: readonly Submission[] }
  | { readonly kind: "avail"; readonly people: RequestProps["people"] }
  | {
      readonly kind: "outcomes";
      readonly people: readonly Submission[];
      readonly outcomes: readonly Outcome[];
      /** The outcomes are those of an undo. */
      readonly isUndo?: boolean;
    }
  | null;

type BulkDialogsProps = {
  readonly dialog: BulkDialog;
  readonly onDialog: (next: BulkDialog) => void;
  /** Places that are left in the role; missing if unknown. */
  readonly left: number | undefined;
  readonly onDecide: (people: readonly Submission[], booked: boolean) => void;
  /** Called when a message or an availability request has been sent. */
  readonly onSent: () => void;
};

/** Dialogs for decisions about several people; the code of each is loaded when it is first opened. */
export function BulkDialogs({ dialog, onDialog, left, onDecide, onSent }: BulkDialogsProps) {
  const close = () => onDialog(null);
  if (dialog === null) return null;
  return (
    <ReturnFocus>
      {(dialog.kind === "book" || dialog.kind === "decline") && (
        <BulkBookDialog
          people={dialog.people}
          left={left}
          books={dialog.kind === "book"}
          onClose={close}
          onConfirm={() => onDecide(dialog.people, dialog.kind === "book")}
        />
      )}
      {dialog.kind === "message" && <MessageDialog people={dialog.people} onClose={close} onSent={onSent} />}
      {dialog.kind === "avail" && (
        <RequestDialog
          people={dialog.people}
          kind="Avail"
          kinds={KINDS_FOR_MANY}
          onClose={close}
          onSent={onSent}
          onRefused={(outcomes) => onDialog({ kind: "outcomes", people: dialog.people, outcomes })}
        />
      )}
      {dialog.kind === "outcomes" && (
        <OutcomesDialog
          people={dialog.people}
          outcomes={dialog.outcomes}
          isUndo={dialog.isUndo ?? false}
          onClose={close}
        />
      )}
    </ReturnFocus>
  );
}
