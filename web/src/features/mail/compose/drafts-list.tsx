import { DeleteOutlined } from "@ant-design/icons";
import { Button, Tooltip } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormats } from "#i18n/formats.ts";
import { dropDraft } from "#lib/forms/drafts.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { Box, Row, Stack, Text } from "#ui/layout/layout.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { useWhen } from "#ui/when/use-when.ts";
import { keepMailDraft, mailDrafts } from "./mail-drafts.ts";
import type { MailDraft } from "./mail-drafts.ts";

type Kept = MailDraft & { readonly name: string };

/** Where a draft is continued: in its conversation, or as a new message. */
function addressOf({ conversation, search }: MailDraft): string {
  if (conversation !== undefined)
    return linkTo(paths.mailFolder, { folderHandle: "drafts", id: conversation });
  return linkTo(paths.mailFolder, { folderHandle: "drafts" }) + (search || "?compose=1");
}

function Draft({ draft, onDiscard }: { readonly draft: Kept; readonly onDiscard: () => void }) {
  const { t } = useTranslation("mail");
  const formats = useFormats();
  const when = useWhen();
  const to = draft.names?.filter(Boolean) ?? [];
  return (
    <li className="conversation-row">
      <Link className="conversation conversation-draft" to={addressOf(draft)}>
        <Stack as="span" className="conversation-lines" pack="start" grow shrinks>
          <Row as="span" className="conversation-top" gap={8} justify="between" shrinks>
            <Text as="bdi" className="conversation-name" text="ink" nowrap>
              {to.length > 0 ? formats.join(to) : t("noReceiver")}
            </Text>
            {draft.at && <time dateTime={draft.at}>{when.past(draft.at)}</time>}
          </Row>
          <Text as="bdi" className="conversation-subject" text="dense ink" nowrap>
            {draft.Subject || t("noSubject")}
          </Text>
          <Text as="bdi" className="conversation-words" text="small quiet" nowrap>
            {draft.Message?.trim() || formats.join(draft.files?.map(({ name }) => name) ?? [])}
          </Text>
        </Stack>
      </Link>
      <Tooltip title={t("discard")}>
        <Button
          className="draft-discard"
          type="text"
          aria-label={t("discardOf", { subject: draft.Subject || t("noSubject") })}
          icon={<DeleteOutlined />}
          onClick={onDiscard}
        />
      </Tooltip>
    </li>
  );
}

type DraftsListProps = {
  /** Called after a draft was discarded, to announce it and offer undo. */
  readonly onDiscarded: (undo: () => void) => void;
};

/** Unsent messages in this browser. */
export function DraftsList({ onDiscarded }: DraftsListProps) {
  const { t } = useTranslation("mail");
  const [drafts, setDrafts] = useState(mailDrafts);
  function discard({ name, ...draft }: Kept): void {
    dropDraft(name, "browser");
    setDrafts(mailDrafts());
    onDiscarded(() => {
      keepMailDraft(name, draft);
      setDrafts(mailDrafts());
    });
  }
  if (drafts.length === 0) return <StateBlock title={t("noDrafts")} text={t("emptyText.drafts")} />;
  return (
    <Box as="ol" className="conversations">
      {drafts.map((draft) => (
        <Draft key={draft.name} draft={draft} onDiscard={() => discard(draft)} />
      ))}
    </Box>
  );
}
