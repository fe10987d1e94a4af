import { useTranslation } from "react-i18next";
import { OtherTime } from "#ui/other-time/other-time.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { AcceptDialog } from "./accept-dialog.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import type { Move } from "../my-work.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import type { useActing } from "../use-acting.ts";

/** The dialog that is open, if any. */
export type DialogName = "otherTime" | "decline" | "condition" | "accept" | null;

type MoveDialogsProps = {
  readonly move: Move;
  readonly acting: ReturnType<typeof useActing>;
  readonly dialog: DialogName;
  readonly onClose: () => void;
  readonly onChanged: () => void;
};

/** Dialogs for answers that need text, or a second look: a yes that binds is given with all it binds to in sight. */
export function MoveDialogs({ move, acting, dialog, onClose, onChanged }: MoveDialogsProps) {
  const { t } = useTranslation("my-submissions");
  const { t: shell } = useTranslation();
  const { PK, SK } = move.submission;
  const done = (message: string) => () => {
    notify("success", message);
    onChanged();
  };
  return (
    <>
      <OtherTime
        open={dialog === "otherTime"}
        submission={move.submission}
        send={acting.sendOtherTime}
        onClose={onClose}
        onDone={onChanged}
      />
      <ReasonDialog
        open={dialog === "condition"}
        title={t("conditionTitle")}
        reasonLabel={t("condition")}
        required
        keep={shell("cancel")}
        action={t("sendCondition")}
        input={{ argument: "answer", field: "Note" }}
        draft={`condition.${PK}.${SK}`}
        send={acting.sendCondition}
        onClose={onClose}
        onDone={done(t("answered.Conditional"))}
      />
      <AcceptDialog open={dialog === "accept"} move={move} acting={acting} onClose={onClose} />
      <CancelDialog
        open={dialog === "decline"}
        record={move.submission}
        onClose={onClose}
        onDone={onChanged}
      />
    </>
  );
}
