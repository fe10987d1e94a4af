import { Button, Form } from "antd";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ThreadHead_ConversationFragment } from "#gen/graphql.ts";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { fullName, useViewer } from "#lib/session/viewer.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import type { Place } from "../mail-address.ts";
import { BlockedUsers } from "../mail-documents.ts";
import { closedReason } from "./closed/closed-reason.ts";
import { MessageMessage } from "./conversation-documents.ts";
import type { MailChanges } from "../use-mail-changes.ts";
import { ActionCard, useThreadAbout } from "./action-card.tsx";
import { MessageList } from "./message-list.tsx";
import { ReplyForm, useReply } from "./reply-form.tsx";
import { ThreadDialogs } from "./thread-dialogs.tsx";
import { ThreadHead } from "./thread-head.tsx";
import type { DialogName } from "./thread-head.tsx";
import { useThread } from "./use-thread.ts";
import type { ThreadFound } from "./use-thread.ts";
import "./thread.css";

type ThreadProps = {
  readonly conversation: string;
  readonly place: Place;
  readonly changes: MailChanges;
  readonly onTrash: () => void;
  readonly onRemove: () => void;
};

const NEAR_END = 80;

/** Keeps the latest message in view: initially, and as long as the reader is at the end. */
function useStickToEnd(count: number) {
  const box = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const stick = () => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    };
    const trackEnd = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
    };
    stick();
    // The reply field grows with its text and takes the space from the messages.
    const observer = new ResizeObserver(stick);
    observer.observe(element);
    element.addEventListener("scroll", trackEnd, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", trackEnd);
    };
  }, [count]);
  return box;
}

/** Maximum number of messages in one report. */
const REPORTED = 50;

/** The open dialog of the conversation, and the messages that a report would include. */
function useDialogs(thread: ThreadFound) {
  const { cache } = useApolloClient();
  const viewer = useViewer();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [reported, setReported] = useState<readonly string[]>([]);
  const byOthers = () =>
    thread.messages
      .filter((message) => {
        const id = cache.identify({ __typename: "Message", PK: message.PK, SK: message.SK }) ?? "";
        const known = cache.readFragment({ id, fragment: MessageMessage, fragmentName: "Message_Message" });
        return known !== null && known.Data.User.Id !== viewer.key;
      })
      .slice(0, REPORTED)
      .map(({ SK }) => SK);
  return {
    dialog,
    reported,
    open: (what: DialogName) => {
      if (what === "report") setReported(byOthers());
      setDialog(what);
    },
    report: (message: string) => {
      setReported([message]);
      setDialog("report");
    },
    close: () => setDialog(null),
  };
}

type Data = ThreadHead_ConversationFragment["Data"];

/** The label of the reply field, which names the receivers. */
function useReplyLabel(): (data: Data) => string {
  const { t } = useTranslation("mail");
  const viewer = useViewer();
  return ({ Kind, Announce, OwnerId, Receiver }) => {
    if (Kind === "Group" && !(Announce && OwnerId !== viewer.key)) return t("replyAll");
    return t("replyTo", { name: Receiver.FirstName ?? "" });
  };
}

/** How many blocked people are read to find out whether the other participant is among them. */
const BLOCKED_READ = 100;

type ClosedProps = { readonly data: Data; readonly projectStatus: string | null };

/** Shown instead of the reply form in a read-only conversation, with the reason. */
function Closed({ data, projectStatus }: ClosedProps) {
  const { t } = useTranslation("mail");
  const viewer = useViewer();
  const { data: found } = useQuery(BlockedUsers, {
    variables: { criteria: { PageSize: BLOCKED_READ } },
    skip: data.Kind !== "Direct" || data.Status !== "ReadOnly",
  });
  const blocked = found?.getBlockedUsers.Results.map(({ Data: { User } }) => User.Id) ?? [];
  const reason = closedReason(data, { viewer: viewer.key, projectStatus, blocked });
  const { FirstName: firstName, LastName: lastName } = data.Receiver;
  const name = fullName({ firstName, lastName }) || t("formerMember");
  return <p className="thread-closed">{t(`closed.${reason}`, { name })}</p>;
}

type OpenProps = ThreadProps & {
  readonly thread: ThreadFound;
  readonly head: ThreadHead_ConversationFragment;
};

function Open({ thread, head, conversation, place, changes, onTrash, onRemove }: OpenProps) {
  const { t } = useTranslation("mail");
  const box = useStickToEnd(thread.messages.length);
  const about = useThreadAbout(head.Data);
  const [form] = Form.useForm<{ Message?: string }>();
  const { Data } = head;
  const names = Data.Participants.map(({ FirstName, LastName }) =>
    fullName({ firstName: FirstName, lastName: LastName }),
  );
  const reply = useReply(form, { conversation, subject: Data.Subject, names, onSent: thread.refresh });
  const dialogs = useDialogs(thread);
  const label = useReplyLabel();
  return (
    <>
      <ThreadHead
        conversation={head}
        place={place}
        project={about.project?.Name ?? null}
        changes={changes}
        onTrash={onTrash}
        onOpenDialog={dialogs.open}
      />
      <ActionCard about={about} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by key */}
      <section ref={box} className="thread-body" aria-label={t("messages")} tabIndex={0}>
        {thread.earlier && <Button onClick={thread.earlier}>{t("earlier")}</Button>}
        <MessageList
          messages={thread.messages}
          conversation={conversation}
          onTakeBack={reply.takeBack}
          onReport={dialogs.report}
        />
      </section>
      {Data.ViewerCan.includes("addMessage") ? (
        <ReplyForm form={form} reply={reply} label={label(Data)} />
      ) : (
        <Closed data={Data} projectStatus={about.project?.Status ?? null} />
      )}
      <ThreadDialogs
        conversation={head}
        place={place}
        dialog={dialogs.dialog}
        reported={dialogs.reported}
        onRemove={onRemove}
        onChanged={thread.refresh}
        onClose={dialogs.close}
      />
    </>
  );
}

/** A conversation: participants, pending request, messages, and reply form. */
export function ThreadPane(props: ThreadProps) {
  const thread = useThread(props.conversation);
  const head = thread.conversation;
  return (
    <DataBlock loading={thread.loading} error={thread.error} onRetry={thread.retry}>
      {head && <Open {...props} thread={thread} head={head} />}
    </DataBlock>
  );
}
