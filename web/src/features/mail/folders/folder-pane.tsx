import {
  DeleteOutlined,
  EditOutlined,
  FileTextOutlined,
  InboxOutlined,
  SendOutlined,
  StarOutlined,
  StopOutlined,
  ThunderboltOutlined,
} from "@ant-design/icons";
import { Button } from "antd";
import { Suspense, lazy, useState } from "react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { Keys } from "#ui/keys.tsx";
import { Row, Text } from "#ui/layout/layout.tsx";
import { FOLDERS, LABELS } from "../mail-address.ts";
import type { Label, Place } from "../mail-address.ts";

const BlockedDialog = lazy(() => import("./blocked-dialog.tsx").then((m) => ({ default: m.BlockedDialog })));

const ICONS: Readonly<Record<Exclude<Place, Label>, ComponentType>> = {
  inbox: InboxOutlined,
  starred: StarOutlined,
  important: ThunderboltOutlined,
  sent: SendOutlined,
  drafts: FileTextOutlined,
  spam: StopOutlined,
  trash: DeleteOutlined,
};

type FolderPaneProps = {
  readonly place: Place;
  readonly unread: number;
  readonly drafts: number;
};

function address(place: Place): string {
  return linkTo(paths.mailFolder, { folderHandle: place });
}

/** Mail navigation: folders with unread counts, labels, and blocked people. */
export function FolderPane({ place, unread, drafts }: FolderPaneProps) {
  const { t } = useTranslation("mail");
  const [blocked, setBlocked] = useState(false);
  const counts: Partial<Record<Place, number>> = { inbox: unread, drafts };
  return (
    <Row as="nav" className="folders" gap={2} align="stretch" pad="12 8" aria-label={t("folders")}>
      <Link className="accent-button folders-write" aria-keyshortcuts="c" to={`${address(place)}?compose=1`}>
        <EditOutlined aria-hidden="true" />
        {t("write")}
        <Keys keys="c" />
      </Link>
      <ul>
        {FOLDERS.map((folder) => {
          const Icon = ICONS[folder];
          const count = counts[folder] ?? 0;
          return (
            <li key={folder}>
              <Link
                className="folder"
                to={address(folder)}
                aria-current={folder === place ? "page" : undefined}
              >
                <Icon aria-hidden="true" />
                <Text grow>{t(`folder.${folder}`)}</Text>
                {count > 0 && <Text text="small">{count}</Text>}
              </Link>
            </li>
          );
        })}
      </ul>
      <h2>{t("labels")}</h2>
      <ul>
        {LABELS.map((label) => (
          <li key={label}>
            <Link className="folder" to={address(label)} aria-current={label === place ? "page" : undefined}>
              <span className={`label-square mail-label-${label}`} aria-hidden="true" />
              <Text grow>{t(`label.${label}`)}</Text>
            </Link>
          </li>
        ))}
      </ul>
      <Button type="text" size="small" className="folders-blocked" onClick={() => setBlocked(true)}>
        {t("blocked.title")}
      </Button>
      {blocked && (
        <Suspense>
          <BlockedDialog onClose={() => setBlocked(false)} />
        </Suspense>
      )}
    </Row>
  );
}
