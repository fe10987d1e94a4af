import { useMutation } from "@apollo/client/react";
import { Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { ThreadHead_ConversationFragment } from "#gen/graphql.ts";
import { fullName, useViewer } from "#lib/session/viewer.tsx";
import { Confirm } from "#ui/confirm/confirm.tsx";
import { ReportContent } from "#ui/report/report-content.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { mailLink } from "../mail-address.ts";
import type { Place } from "../mail-address.ts";
import { BlockUser, LeaveConversation } from "./conversation-documents.ts";
import { UnblockUser } from "../mail-documents.ts";
import type { DialogName } from "./thread-head.tsx";

const MembersDialog = lazy(() => import("./members-dialog.tsx").then((m) => ({ default: m.MembersDialog })));
const ReportDialog = lazy(() => import("./report-dialog.tsx").then((m) => ({ default: m.ReportDialog })));

type Head = ThreadHead_ConversationFragment;

export type ThreadDialogsProps = {
  readonly conversation: Head;
  readonly place: Place;
  readonly dialog: DialogName | null;
  /** Keys of the messages to report. */
  readonly reported: readonly string[];
  readonly onRemove: () => void;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** The other participant of a conversation; for a group, its owner. */
function useOther({ Data }: Head) {
  const { t: shell } = useTranslation();
  const viewer = useViewer();
  const owner = Data.Participants.find(({ Id }) => Id === Data.OwnerId && Id !== viewer.key);
  const person = Data.Kind === "Group" && owner ? owner : Data.Receiver;
  return {
    key: person.Id,
    name: fullName({ firstName: person.FirstName, lastName: person.LastName }) || shell("unnamed"),
  };
}

function useBlock(person: { readonly key: string; readonly name: string }, onClose: () => void) {
  const { t } = useTranslation("mail");
  const { t: shell } = useTranslation();
  const notifyFailure = useFailureNotice();
  const [block, { loading }] = useMutation(BlockUser);
  const [unblock] = useMutation(UnblockUser);
  const undo = () =>
    void unblock({ variables: { PK: person.key } }).then(
      () => notify("success", t("blocked.lifted", { name: person.name })),
      notifyFailure,
    );
  return {
    loading,
    run: () =>
      void block({ variables: { PK: person.key } }).then(() => {
        notify("success", t("block.done", { name: person.name }), { label: shell("undo"), run: undo });
        onClose();
      }, notifyFailure),
  };
}

/** Leaves a group and returns to the list. */
function useLeave({ PK, SK }: Head, place: Place) {
  const { t } = useTranslation("mail");
  const notifyFailure = useFailureNotice();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [leave, { loading }] = useMutation(LeaveConversation);
  return {
    loading,
    run: () =>
      void leave({ variables: { PK, SK } }).then(() => {
        notify("success", t("leave.done"));
        void navigate(mailLink(place, null, search));
      }, notifyFailure),
  };
}

/** The dialogs of a conversation: report, block, delete, leave, and participants. */
export function ThreadDialogs(props: ThreadDialogsProps) {
  const { t } = useTranslation("mail");
  const { conversation, place, dialog, reported, onRemove, onChanged, onClose } = props;
  const other = useOther(conversation);
  const block = useBlock(other, onClose);
  const leave = useLeave(conversation, place);
  return (
    <>
      <Suspense>
        {dialog === "report" && (
          <ReportDialog conversation={conversation.SK} messages={reported} person={other} onClose={onClose} />
        )}
        {dialog === "members" && (
          <MembersDialog conversation={conversation} onChanged={onChanged} onClose={onClose} />
        )}
      </Suspense>
      <ReportContent
        kind="Person"
        target={other.key}
        name={other.name}
        open={dialog === "reportPerson"}
        onClose={onClose}
      />
      <Confirm
        open={dialog === "block"}
        title={t("block.title", { name: other.name })}
        confirm={t("block.confirm")}
        danger
        busy={block.loading}
        onConfirm={block.run}
        onClose={onClose}
      >
        {t("block.text")}
      </Confirm>
      <Confirm
        open={dialog === "leave"}
        title={t("leave.title", { subject: conversation.Data.Subject || t("noSubject") })}
        confirm={t("leave.action")}
        keep={t("leave.keep")}
        danger
        busy={leave.loading}
        onConfirm={leave.run}
        onClose={onClose}
      >
        {t("leave.text")}
      </Confirm>
      <Confirm
        open={dialog === "delete"}
        title={t("delete.title", { count: 1 })}
        confirm={t("delete.confirm")}
        danger
        onConfirm={() => {
          onClose();
          onRemove();
        }}
        onClose={onClose}
      >
        {t("delete.text")}
      </Confirm>
    </>
  );
}
