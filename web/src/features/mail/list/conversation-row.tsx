import { StarFilled, ThunderboltFilled, UserOutlined, TeamOutlined } from "@ant-design/icons";
import { Checkbox } from "antd";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import type { ConversationItem_ConversationFragment } from "#gen/graphql.ts";

import { useRecord } from "#lib/graph/cached/use-record.ts";
import { fullName, useViewer } from "#lib/session/viewer.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { useLastWords } from "#ui/last-words.ts";
import { Row, Stack, Text } from "#ui/layout/layout.tsx";
import { useWhen } from "#ui/when/use-when.ts";
import { belongsTo, mailLink } from "../mail-address.ts";
import type { Place } from "../mail-address.ts";
import { ConversationItemConversation } from "../mail-documents.ts";
import { LabelTag } from "./label-tag.tsx";

type Data = ConversationItem_ConversationFragment["Data"];

/** The other participant of a conversation or, for a group, the first one and the number of the rest. */
function useCorrespondent(): (data: Data) => string {
  const { t } = useTranslation("mail");
  return ({ Receiver, Kind, Participants }) => {
    const name =
      fullName({ firstName: Receiver.FirstName, lastName: Receiver.LastName }) || t("formerMember");
    const others = Participants.length - 2;
    return Kind === "Group" && others > 0 ? t("andOthers", { name, count: others }) : name;
  };
}

function Face({ data, name }: { readonly data: Data; readonly name: string }) {
  if (data.Kind === "Group")
    return (
      <span className="conversation-group" aria-hidden="true">
        <TeamOutlined />
      </span>
    );
  const url = data.Receiver.Record?.Data.ProfileImage?.Data.ContentThumbNailUrl;
  return url ? (
    <MediaImage url={url} alt="" name={name} shape="round" />
  ) : (
    <span className="conversation-group" aria-hidden="true">
      <UserOutlined />
    </span>
  );
}

function Marks({ data }: { readonly data: Data }) {
  const { t } = useTranslation("mail");
  return (
    <Text className="conversation-marks" rigid text="soft">
      {data.Labels.slice(0, 2).map((label) => (
        <LabelTag key={label} label={label} />
      ))}
      {data.Important && <ThunderboltFilled aria-label={t("important")} />}
      {data.Starred && <StarFilled aria-label={t("starred")} />}
    </Text>
  );
}

type RowProps = {
  readonly conversation: string;
  readonly place: Place;
  readonly current: boolean;
  readonly chosen: boolean;
  readonly onChoose: (range: boolean) => void;
};

/** A conversation in the list: participants, subject, date, and the member's own marks. */
export function ConversationRow({ conversation, place, current, chosen, onChoose }: RowProps) {
  const { t } = useTranslation("mail");
  const when = useWhen();
  const viewer = useViewer();
  const correspondent = useCorrespondent();
  const lastWords = useLastWords();
  const [search] = useSearchParams();
  const record = useRecord(ConversationItemConversation, {
    __typename: "Conversation",
    PK: viewer.key,
    SK: conversation,
  });
  if (record === null || !belongsTo(place, record.Data.Folder)) return null;
  const { Data } = record;
  const name = correspondent(Data);
  return (
    <li className="conversation-row" data-current={current} data-chosen={chosen} data-unread={!Data.Read}>
      <Checkbox
        className="conversation-check"
        checked={chosen}
        aria-label={t("choose1", { name, subject: Data.Subject || t("noSubject") })}
        onChange={({ nativeEvent }) => onChoose((nativeEvent as MouseEvent).shiftKey)}
      />
      <Link
        to={mailLink(place, conversation, search)}
        className="conversation"
        aria-current={current ? "true" : undefined}
      >
        {!Data.Read && (
          <span className="unread-dot">
            <span className="visually-hidden">
              {t("unreadMessages", { count: Math.max(1, Data.Unread) })}
            </span>
          </span>
        )}
        <Face data={Data} name={name} />
        <Stack as="span" className="conversation-lines" pack="start" grow shrinks>
          <Row as="span" className="conversation-top" gap={8} justify="between" shrinks>
            <Text as="bdi" className="conversation-name" text="ink" nowrap>
              {name}
            </Text>
            <time dateTime={Data.UpdateDate}>{when.past(Data.UpdateDate)}</time>
          </Row>
          <Text as="bdi" className="conversation-subject" text="dense ink" nowrap>
            {Data.Subject || t("noSubject")}
          </Text>
          <Row as="span" gap={8} justify="between" shrinks>
            <Text as="bdi" className="conversation-words" text="small quiet" nowrap>
              {lastWords(Data)}
            </Text>
            <Marks data={Data} />
          </Row>
        </Stack>
      </Link>
    </li>
  );
}
