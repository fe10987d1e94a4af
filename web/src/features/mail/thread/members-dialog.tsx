import { useMutation } from "@apollo/client/react";
import { Button, Modal } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ThreadHead_ConversationFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { fullName, useViewer } from "#lib/session/viewer.tsx";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { PeoplePicker } from "../compose/people-picker.tsx";
import { AddMembers, RemoveMembers } from "./conversation-documents.ts";

type MembersDialogProps = {
  readonly conversation: ThreadHead_ConversationFragment;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

function useMembers({ conversation, onChanged }: MembersDialogProps) {
  const { t } = useTranslation("mail");
  const notifyFailure = useFailureNotice();
  const { PK, SK } = conversation;
  const [add, adding] = useMutation(AddMembers);
  const [remove, removing] = useMutation(RemoveMembers);
  return {
    busy: adding.loading || removing.loading,
    add: (keys: readonly string[]) =>
      add({ variables: { PK, SK, UserIds: [...keys] } }).then(({ data }) => {
        const skipped = data?.addConversationMembers.Results.filter(({ Status }) => Status !== "Done") ?? [];
        if (skipped.length > 0) notify("warning", t("members.skipped", { count: skipped.length }));
        onChanged();
      }, notifyFailure),
    remove: (key: string) =>
      void remove({ variables: { PK, SK, UserIds: [key] } }).then(onChanged, notifyFailure),
  };
}

/** The participants of a group; its owner can add and remove people. */
export function MembersDialog(props: MembersDialogProps) {
  const { t } = useTranslation("mail");
  const { t: shell } = useTranslation();
  const formats = useFormats();
  const viewer = useViewer();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const members = useMembers(props);
  const { Participants, FormerParticipants, OwnerId, Announce, ViewerCan } = props.conversation.Data;
  const removes = ViewerCan.includes("removeConversationMembers");
  return (
    <Modal open title={t("members.title")} footer={null} onCancel={props.onClose} width={480}>
      {Announce && <p>{t("members.announce")}</p>}
      <Stack as="ul" className="mail-people" gap={4} after={12}>
        {Participants.map(({ Id, FirstName, LastName }) => (
          <li key={Id}>
            <span>
              <bdi>{fullName({ firstName: FirstName, lastName: LastName }) || shell("unnamed")}</bdi>
              <small>{Id === OwnerId ? t("members.owner") : Id === viewer.key ? t("you") : ""}</small>
            </span>
            {removes && Id !== OwnerId && (
              <Button size="small" loading={members.busy} onClick={() => members.remove(Id)}>
                {t("members.remove")}
              </Button>
            )}
          </li>
        ))}
      </Stack>
      {FormerParticipants.length > 0 && (
        <p className="mail-former">
          {t("members.former", {
            names: formats.list(FormerParticipants.map((name) => name || t("formerMember"))),
          })}
        </p>
      )}
      {ViewerCan.includes("addConversationMembers") && (
        <Row className="members-add" gap={8} align="stretch">
          <PeoplePicker value={chosen} onChange={setChosen} given={[]} label={t("members.find")} />
          <Button
            type="primary"
            loading={members.busy}
            onClick={() => {
              if (chosen.length > 0) void members.add(chosen).then(() => setChosen([]));
            }}
          >
            {shell("add")}
          </Button>
        </Row>
      )}
    </Modal>
  );
}
