import type { FragmentType } from "@apollo/client";
import Linkify from "linkify-react";
import { useTranslation } from "react-i18next";
import type { Message_MessageFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useRecord } from "#lib/graph/use-record.ts";
import { fullName, useViewer } from "#lib/session/viewer.tsx";
import { MessageMessage } from "./mail-documents.ts";
import { dayOf } from "./thread-order.ts";

type Message = Message_MessageFragment;
type MessageRef = FragmentType<Message> & { readonly SK: string };

const LINKS = {
  target: "_blank",
  rel: "noreferrer nofollow",
  defaultProtocol: "https",
  validate: { url: (value: string) => /^(https?:\/\/|www\.)/i.test(value), email: false },
} as const;

function DayLine({ moment }: { readonly moment: string }) {
  const formats = useFormats();
  return (
    <li className="day-line">
      <time dateTime={dayOf(moment)}>{formats.nearDay(moment)}</time>
    </li>
  );
}

function Item({ message, before }: { readonly message: MessageRef; readonly before: MessageRef | null }) {
  const { t, i18n } = useTranslation("mail");
  const viewer = useViewer();
  const record = useRecord(MessageMessage, message);
  const former = useRecord(MessageMessage, before);
  if (record === null) return null;
  const { Data } = record;
  const mine = Data.User.Id === viewer.key;
  const name = fullName({ firstName: Data.User.FirstName, lastName: Data.User.LastName });
  const time = new Intl.DateTimeFormat(`${i18n.language}-u-nu-latn`, { timeStyle: "short" });
  const newDay = former === null || dayOf(former.Data.CreateDate) !== dayOf(Data.CreateDate);
  return (
    <>
      {newDay && <DayLine moment={Data.CreateDate} />}
      <li className="message" data-mine={mine}>
        <p className="message-head">
          <bdi>{mine ? t("you") : name}</bdi>{" "}
          <time dateTime={Data.CreateDate}>{time.format(new Date(Data.CreateDate))}</time>
        </p>
        <div className="message-text" dir="auto">
          <Linkify options={LINKS}>{Data.Message}</Linkify>
        </div>
      </li>
    </>
  );
}

/** Messages from the oldest to the newest, with a line for each day. Their text is text: links work, markup does not. */
export function MessageList({ messages }: { readonly messages: readonly MessageRef[] }) {
  const oldestFirst = messages.toReversed();
  return (
    <ol className="messages">
      {oldestFirst.map((message, index) => (
        <Item key={message.SK} message={message} before={oldestFirst[index - 1] ?? null} />
      ))}
    </ol>
  );
}
