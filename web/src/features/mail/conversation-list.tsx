import type { FragmentType } from "@apollo/client";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import type { ConversationItem_ConversationFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useRecord } from "#lib/graph/use-record.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { mailLink } from "./mail-address.ts";
import type { Folder } from "./mail-address.ts";
import { ConversationItemConversation } from "./mail-documents.ts";

type Conversation = ConversationItem_ConversationFragment;

type ItemProps = {
  readonly conversation: FragmentType<Conversation> & { readonly SK: string };
  readonly folder: Folder;
  readonly current: boolean;
};

function Item({ conversation, folder, current }: ItemProps) {
  const { t } = useTranslation("mail");
  const { t: shell } = useTranslation();
  const formats = useFormats();
  const [search] = useSearchParams();
  const record = useRecord(ConversationItemConversation, conversation);
  if (record === null) return null;
  const { Data } = record;
  const name = fullName({ firstName: Data.Receiver.FirstName, lastName: Data.Receiver.LastName });
  return (
    <li>
      <Link
        to={mailLink(folder, record.SK, search)}
        className="conversation"
        aria-current={current ? "true" : undefined}
        data-unread={!Data.Read}
      >
        <span className="conversation-top">
          <bdi className="conversation-name">{name || shell("unnamed")}</bdi>
          <time dateTime={Data.UpdateDate}>{formats.ago(Data.UpdateDate)}</time>
        </span>
        <bdi className="conversation-subject">{Data.Subject}</bdi>
        <bdi className="conversation-words">{Data.LastMessage}</bdi>
        {!Data.Read && (
          <span className="unread-dot">
            <span className="visually-hidden">
              {t("unreadMessages", { count: Math.max(1, Data.Unread) })}
            </span>
          </span>
        )}
      </Link>
    </li>
  );
}

type ListProps = {
  readonly conversations: ReadonlyArray<ItemProps["conversation"]>;
  readonly folder: Folder;
  readonly openKey: string | null;
};

/** The conversations of a folder, the newest first; a dot and weight mark what is unread. */
export function ConversationList({ conversations, folder, openKey }: ListProps) {
  return (
    <ol className="conversations">
      {conversations.map((conversation) => (
        <Item
          key={conversation.SK}
          conversation={conversation}
          folder={folder}
          current={conversation.SK === openKey}
        />
      ))}
    </ol>
  );
}
