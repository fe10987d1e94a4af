import type { FragmentType } from "@apollo/client";
import { FlagOutlined, PaperClipOutlined, WarningOutlined } from "@ant-design/icons";
import { Button } from "antd";
import Linkify from "linkify-react";
import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Message_MessageFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { fullName, useViewer } from "#lib/session/viewer.tsx";
import { Box, Row, Stack, Text, Toolbar } from "#ui/layout/layout.tsx";
import { useWhen } from "#ui/when/use-when.ts";
import { MessageAttachments } from "../attachments/message-attachments.tsx";
import type { MessagePlace } from "../attachments/message-attachments.tsx";
import { outboxStore } from "../compose/outbox.ts";
import { MessageMessage } from "./conversation-documents.ts";
import { risksOf } from "./risky-words.ts";
import { dayOf, isNearDay } from "./thread-order.ts";

type Message = Message_MessageFragment;
type MessageRef = FragmentType<Message> & {
  readonly SK: string;
  readonly Cursor?: string | null;
};

const LINKS = {
  target: "_blank",
  rel: "noreferrer nofollow",
  defaultProtocol: "https",
  validate: { url: (value: string) => /^(https?:\/\/|www\.)/i.test(value), email: false },
} as const;

function DayLine({ moment }: { readonly moment: string }) {
  const when = useWhen();
  return (
    <Box as="li" className="day-line" text="small quiet">
      <time dateTime={dayOf(moment)}>{isNearDay(moment) ? when.day(moment) : when.fullDay(moment)}</time>
    </Box>
  );
}

function Warning({ text, onReport }: { readonly text: string; readonly onReport: () => void }) {
  const { t } = useTranslation("mail");
  const risks = risksOf(text);
  if (risks.length === 0) return null;
  return (
    <Toolbar
      className="message-warning"
      before={2}
      after={6}
      pad="8 12"
      radius="small"
      text="dense danger"
      role="note"
    >
      <WarningOutlined aria-hidden="true" />
      <span>{risks.map((risk) => t(`risk.${risk}`)).join(" ")}</span>
      <Button size="small" icon={<FlagOutlined aria-hidden="true" />} onClick={onReport}>
        {t("report.action")}
      </Button>
    </Toolbar>
  );
}

type BubbleProps = {
  readonly mine: boolean;
  readonly head: ReactNode;
  /** Rendered before the text. */
  readonly warning?: ReactNode;
  readonly text: string;
  readonly children?: ReactNode;
};

function Bubble({ mine, head, warning, text, children }: BubbleProps) {
  return (
    <li className="message" data-mine={mine}>
      <Text as="p" className="message-head" after={2} text="dense quiet">
        {head}
      </Text>
      {warning}
      {text !== "" && (
        <Box className="message-text" pad="8 12" card dir="auto">
          <Linkify options={LINKS}>{text}</Linkify>
        </Box>
      )}
      {children}
    </li>
  );
}

type ItemProps = {
  readonly message: MessageRef;
  readonly before: MessageRef | null;
  readonly place: MessagePlace;
  readonly onReport: (message: string) => void;
};

function Item({ message, before, place, onReport }: ItemProps) {
  const { t } = useTranslation("mail");
  const when = useWhen();
  const viewer = useViewer();
  const record = useRecord(MessageMessage, message);
  const former = useRecord(MessageMessage, before);
  if (record === null) return null;
  const { Data } = record;
  const mine = Data.User.Id === viewer.key;
  const name =
    fullName({ firstName: Data.User.FirstName, lastName: Data.User.LastName }) || t("formerMember");
  // A message without text and files was erased together with its writer's account.
  const erased = Data.Message === "" && Data.Attachments.length === 0;
  const newDay = former === null || dayOf(former.Data.CreateDate) !== dayOf(Data.CreateDate);
  return (
    <>
      {newDay && <DayLine moment={Data.CreateDate} />}
      <Bubble
        mine={mine}
        text={Data.Message}
        warning={!mine && <Warning text={Data.Message} onReport={() => onReport(message.SK)} />}
        head={
          <>
            <bdi>{mine ? t("you") : name}</bdi>{" "}
            <time dateTime={Data.CreateDate}>{when.clock(Data.CreateDate)}</time>
          </>
        }
      >
        {erased && (
          <Text as="p" text="small quiet">
            {t("erasedMessage")}
          </Text>
        )}
        <MessageAttachments attachments={Data.Attachments} place={place} />
      </Bubble>
    </>
  );
}

/** A message that is being held or sent and can perhaps still be taken back. */
function Outgoing({ conversation, onTakeBack }: OutgoingProps) {
  const { t } = useTranslation("mail");
  const { t: shell } = useTranslation();
  const formats = useFormats();
  const waiting = useSyncExternalStore(outboxStore.subscribe, outboxStore.getState).waiting;
  return waiting
    .filter((one) => one.conversation === conversation)
    .map(({ id, text, files, state }) => (
      <Bubble key={id} mine text={text} head={<bdi>{t("you")}</bdi>}>
        {files.length > 0 && (
          <Row as="p" gap={6} align="stretch" justify="end" before={2} text="dense quiet">
            <PaperClipOutlined aria-hidden="true" />
            <bdi>{formats.join(files.map(({ name }) => name))}</bdi>
          </Row>
        )}
        <Row as="p" gap={4} justify="end" before={2} text="small quiet">
          <output>{t("sending")}</output>
          {state === "held" && (
            <Button size="small" type="link" onClick={() => onTakeBack(id)}>
              {shell("undo")}
            </Button>
          )}
        </Row>
      </Bubble>
    ));
}

type OutgoingProps = {
  readonly conversation: string;
  readonly onTakeBack: (id: string) => void;
};

type MessageListProps = OutgoingProps & {
  readonly messages: readonly MessageRef[];
  readonly onReport: (message: string) => void;
};

/**
 * Messages from oldest to newest, with a separator for each day. They are rendered as plain text: links work, markup
 * does not.
 */
export function MessageList({ messages, conversation, onTakeBack, onReport }: MessageListProps) {
  const oldestFirst = messages.toReversed();
  return (
    <Stack as="ol" className="messages" gap={12}>
      {oldestFirst.map((message, index) => (
        <Item
          key={message.SK}
          message={message}
          before={oldestFirst[index - 1] ?? null}
          place={{ conversation, after: oldestFirst[index + 1]?.Cursor ?? null }}
          onReport={onReport}
        />
      ))}
      <Outgoing conversation={conversation} onTakeBack={onTakeBack} />
    </Stack>
  );
}
