import {
  ArrowLeftOutlined,
  DeleteOutlined,
  EllipsisOutlined,
  StarFilled,
  StarOutlined,
  TagOutlined,
} from "@ant-design/icons";
import { Button, Tooltip } from "antd";
import type { MenuProps } from "antd";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import type { ThreadHead_ConversationFragment } from "#gen/graphql.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName, useViewer } from "#lib/session/viewer.tsx";
import { Box, Row } from "#ui/layout/layout.tsx";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import { LabelTag, useLabelWord } from "../list/label-tag.tsx";
import { LABELS, mailLink } from "../mail-address.ts";
import type { Place } from "../mail-address.ts";
import { MailStateConversation } from "../mail-documents.ts";
import type { MailChanges } from "../use-mail-changes.ts";

type Head = ThreadHead_ConversationFragment;
export type DialogName = "report" | "reportPerson" | "block" | "delete" | "members" | "leave";

export type ThreadHeadProps = {
  readonly conversation: Head;
  readonly place: Place;
  /** Name of the project it is about; null until it is known. */
  readonly project: string | null;
  readonly changes: MailChanges;
  readonly onTrash: () => void;
  readonly onOpenDialog: (what: DialogName) => void;
};

function People({ data, project }: { readonly data: Head["Data"]; readonly project: string | null }) {
  const { t } = useTranslation("mail");
  const viewer = useViewer();
  const others = data.Participants.filter(({ Id }) => Id !== viewer.key);
  const people = others.length > 0 ? others : [data.Receiver];
  const [shown, more] = [people.slice(0, 3), people.length - 3];
  return (
    <Row as="p" className="thread-people" gap="2 10" wrap before={2} text="dense quiet">
      {shown.map((person) => (
        <Link key={person.Id} to={linkTo(paths.userDetail, { id: person.Id })}>
          <bdi>
            {fullName({ firstName: person.FirstName, lastName: person.LastName }) || t("formerMember")}
          </bdi>
        </Link>
      ))}
      {more > 0 && <span>{t("moreMembers", { count: more })}</span>}
      {data.ProjectId && project !== null && (
        <Link to={linkTo(paths.projectSearch, {}, { project: data.ProjectId })}>
          <bdi>{project}</bdi>
        </Link>
      )}
      {data.Labels.map((label) => (
        <LabelTag key={label} label={label} />
      ))}
    </Row>
  );
}

const nameOf = ({ Data: { Receiver } }: Head): string =>
  fullName({ firstName: Receiver.FirstName, lastName: Receiver.LastName });

/** The member's own state of the conversation, read from the cache, which changes before the head is refetched. */
function useOwnView(conversation: Head) {
  const state = useRecord(MailStateConversation, {
    __typename: "Conversation",
    PK: conversation.PK,
    SK: conversation.SK,
  });
  return state?.Data ?? null;
}

function useMoreMenu({ conversation, changes, onOpenDialog }: Omit<ThreadHeadProps, "project">): MenuProps {
  const { t } = useTranslation("mail");
  const own = useOwnView(conversation);
  const { Kind, ViewerCan, OwnerId } = conversation.Data;
  const viewer = useViewer();
  const keys = [conversation.SK];
  const moved = own?.Folder === "inbox" ? "spam" : "inbox";
  const isGroup = Kind === "Group";
  const manages =
    ViewerCan.includes("addConversationMembers") || ViewerCan.includes("removeConversationMembers");
  const runs: Record<string, () => void> = {
    unread: () => void changes.changeWithUndo(keys, { Read: false }, t("markedUnread")),
    important: () => void changes.change(keys, { Important: !own?.Important }),
    mute: () =>
      void changes.changeWithUndo(keys, { Muted: !own?.Muted }, t(own?.Muted ? "unmuted" : "muted")),
    moved: () => void changes.changeWithUndo(keys, { Folder: moved }, t(`moved.${moved}`)),
  };
  return {
    items: [
      { key: "unread", label: t("markUnread") },
      { key: "important", label: t(own?.Important ? "notImportant" : "markImportant") },
      { key: "mute", label: t(own?.Muted ? "unmute" : "mute") },
      { key: "moved", label: t(moved === "spam" ? "toSpam" : "toInbox") },
      ...(isGroup ? [{ key: "members", label: t(manages ? "members.manage" : "members.title") }] : []),
      ...(ViewerCan.includes("leaveConversation") ? [{ key: "leave", label: t("leave.action") }] : []),
      { type: "divider" as const },
      { key: "report", label: t("report.title") },
      ...(isGroup ? [] : [{ key: "reportPerson", label: t("reportPerson", { name: nameOf(conversation) }) }]),
      ...(isGroup && OwnerId === viewer.key ? [] : [{ key: "block", label: t("block.action") }]),
      { key: "delete", label: t("deleteForGood"), danger: true },
    ],
    onClick: ({ key }) => (runs[key] ? runs[key]() : onOpenDialog(key as DialogName)),
  };
}

/** Subject, participants and actions of a conversation. */
export function ThreadHead(props: ThreadHeadProps) {
  const { t } = useTranslation("mail");
  const { t: shell } = useTranslation();
  const word = useLabelWord();
  const [search] = useSearchParams();
  const { conversation, place, project, changes, onTrash } = props;
  const { Data } = conversation;
  const own = useOwnView(conversation);
  const more = useMoreMenu(props);
  const keys = [conversation.SK];
  const labels = own?.Labels ?? Data.Labels;
  return (
    <Row as="header" className="thread-head" gap={8} rigid pad="8 16" fill="surface" ruled="below">
      <Link className="icon-button thread-back" to={mailLink(place, null, search)} aria-label={shell("back")}>
        <ArrowLeftOutlined className="mirrored" aria-hidden="true" />
      </Link>
      <Box grow shrinks>
        <h2 tabIndex={-1} dir="auto">
          {Data.Subject || t("noSubject")}
        </h2>
        <People data={{ ...Data, Labels: labels }} project={project} />
      </Box>
      <Row align="stretch" rigid>
        <Tooltip title={t("star")}>
          <Button
            type="text"
            aria-label={t("star")}
            aria-pressed={own?.Starred === true}
            icon={own?.Starred ? <StarFilled /> : <StarOutlined />}
            onClick={() => void changes.change(keys, { Starred: !own?.Starred })}
          />
        </Tooltip>
        <MenuButton
          type="text"
          aria-label={t("labels")}
          icon={<TagOutlined />}
          menu={{
            multiple: true,
            selectable: true,
            selectedKeys: [...labels],
            items: LABELS.map((one) => ({ key: one, label: word(one) })),
            onClick: ({ key }) =>
              void changes.change(
                keys,
                labels.includes(key) ? { RemoveLabels: [key] } : { AddLabels: [key] },
              ),
          }}
        />
        {place !== "trash" && (
          <Tooltip title={t("toTrash")}>
            <Button
              type="text"
              aria-label={t("toTrash")}
              aria-keyshortcuts="e"
              icon={<DeleteOutlined />}
              onClick={onTrash}
            />
          </Tooltip>
        )}
        <MenuButton type="text" aria-label={t("moreActions")} icon={<EllipsisOutlined />} menu={more} />
      </Row>
    </Row>
  );
}
