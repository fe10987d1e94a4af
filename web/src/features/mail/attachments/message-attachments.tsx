import { useApolloClient } from "@apollo/client/react";
import { DownloadOutlined } from "@ant-design/icons";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Message_MessageFragment } from "#gen/graphql.ts";
import { useFileSize } from "#i18n/units/file-size.ts";
import { saveLink } from "#lib/save-file.ts";
import { Stack, Text } from "#ui/layout/layout.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { AttachmentLinks } from "./attachment-documents.ts";
import { FileIcon } from "./file-icon.tsx";
import "./attachments.css";

type Attachment = Message_MessageFragment["Data"]["Attachments"][number];

/** Where to find a message when its page is fetched again. */
export type MessagePlace = {
  readonly conversation: string;
  /** Cursor of the preceding message in the list, which is the next newer one. */
  readonly after: string | null;
};

/** Downloads a file by a fresh link, since the one in the message expires within minutes. */
function useDownload({ conversation, after }: MessagePlace) {
  const { t } = useTranslation("mail");
  const graph = useApolloClient();
  const notifyFailure = useFailureNotice();
  return async ({ PK, FileName }: Attachment): Promise<void> => {
    try {
      const { data } = await graph.query({
        query: AttachmentLinks,
        variables: { conversation, after },
        fetchPolicy: "no-cache",
        errorPolicy: "none",
      });
      const files = data?.getConversationMessages.flatMap(({ Data }) => Data.Attachments) ?? [];
      const url = files.find((file) => file.PK === PK)?.ContentUrl;
      if (url) saveLink(url, FileName);
      else notify("error", t("attach.gone", { name: FileName }));
    } catch (error) {
      notifyFailure(error);
    }
  };
}

function Thumbnail({ attachment }: { readonly attachment: Attachment }) {
  const [broken, setBroken] = useState(false);
  const { ThumbnailUrl, ContentType } = attachment;
  if (!ThumbnailUrl || broken) return <FileIcon type={ContentType} />;
  return <img src={ThumbnailUrl} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />;
}

type MessageAttachmentsProps = {
  readonly attachments: readonly Attachment[];
  readonly place: MessagePlace;
};

/** The attachments of a message: each with a thumbnail or an icon, its name, its size and a download button. */
export function MessageAttachments({ attachments, place }: MessageAttachmentsProps) {
  const { t } = useTranslation("mail");
  const fileSize = useFileSize();
  const download = useDownload(place);
  if (attachments.length === 0) return null;
  return (
    <ul className="attachments" aria-label={t("attach.label")}>
      {attachments.map((attachment) => (
        <li key={attachment.PK}>
          <button
            type="button"
            className="attached"
            aria-label={t("attach.download", {
              name: attachment.FileName,
              size: fileSize(attachment.Size),
            })}
            onClick={() => void download(attachment)}
          >
            <span className="attached-picture">
              <Thumbnail attachment={attachment} />
            </span>
            <Stack as="span" className="attached-words" grow shrinks>
              <Text className="attached-name" text="dense ink" nowrap>
                <bdi>{attachment.FileName}</bdi>
              </Text>
              <small>{fileSize(attachment.Size)}</small>
            </Stack>
            <DownloadOutlined aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
