import { lazy, Suspense } from "react";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { KINDS_FOR_MANY } from "../requests/request-input.ts";
import type { Asking } from "../requests/use-request.ts";
import type { Outcome } from "./bulk-work.ts";

const BulkBookDialog = lazy(() =>
  import("./bulk-book-dialog.tsx").then((m) => ({ default: m.BulkBookDialog })),
);
const BulkMessageDialog = lazy(() =>
  import("./bulk-message-dialog.tsx").then((m) => ({ default: m.BulkMessageDialog })),
);
const RequestDialog = lazy(() =>
  import("../requests/request-dialog.tsx").then((m) => ({ default: m.RequestDialog })),
);
const OutcomesDialog = lazy(() =>
  import("./outcomes-dialog.tsx").then((m) => ({ default: m.OutcomesDialog })),
);

type Submission = WallCard_SubmissionFragment;

/** What is asked about several people, or told; null for nothing. */
export type BulkDialog =
  | { readonly kind: "book" | "decline" | "message"; readonly people: readonly Submission[] }
  | { readonly kind: "avail"; readonly people: Asking["people"] }
  | {
      readonly kind: "outcomes";
      readonly people: readonly Submission[];
      readonly outcomes: readonly Outcome[];
      /** They are what came of calling a decision back. */
      readonly isUndo?: boolean;
    }
  | null;

type BulkDialogsProps = {
  readonly dialog: BulkDialog;
  readonly onDialog: (next: BulkDialog) => void;
  readonly onDecide: (people: readonly Submission[], booked: boolean) => void;
};

/** The dialogs of decisions about several people, each fetched when it is first opened. */
export function BulkDialogs({ dialog, onDialog, onDecide }: BulkDialogsProps) {
  const close = () => onDialog(null);
  return (
    <Suspense fallback={null}>
      {(dialog?.kind === "book" || dialog?.kind === "decline") && (
        <BulkBookDialog
          people={dialog.people}
          books={dialog.kind === "book"}
          onClose={close}
          onConfirm={() => onDecide(dialog.people, dialog.kind === "book")}
        />
      )}
      {dialog?.kind === "message" && <BulkMessageDialog people={dialog.people} onClose={close} />}
      {dialog?.kind === "avail" && (
        <RequestDialog
          people={dialog.people}
          kind="Avail"
          kinds={KINDS_FOR_MANY}
          onClose={close}
          onRefused={(outcomes) => onDialog({ kind: "outcomes", people: dialog.people, outcomes })}
        />
      )}
      {dialog?.kind === "outcomes" && (
        <OutcomesDialog
          people={dialog.people}
          outcomes={dialog.outcomes}
          isUndo={dialog.isUndo ?? false}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
