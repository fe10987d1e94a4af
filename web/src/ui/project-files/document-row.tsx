import { EllipsisOutlined, FileTextOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import type { ProjectDocumentsQuery } from "#gen/graphql.ts";
import { useFileFacts } from "#ui/file-facts.ts";
import { Row } from "#ui/layout/layout.tsx";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import { dragOf } from "./drag.ts";

export type ProjectDocument = ProjectDocumentsQuery["getProjectDocs"][number];

/** What the company may do with a document. */
type DocumentMoves = {
  readonly count: number;
  readonly place: number;
  readonly onRename: () => void;
  readonly onMove: (to: number) => void;
  /** Another document was dropped on this one. */
  readonly onDrop: (key: string) => void;
  readonly onRemove: () => void;
};

function RowMenu({ name, moves }: { readonly name: string; readonly moves: DocumentMoves }) {
  const { t } = useTranslation("breakdown");
  const { t: shell } = useTranslation();
  const { count, place, onRename, onMove, onRemove } = moves;
  const items = [
    { key: "rename", label: t("files.rename"), onClick: onRename },
    ...(place > 0 ? [{ key: "up", label: t("files.up"), onClick: () => onMove(place - 1) }] : []),
    ...(place < count - 1 ? [{ key: "down", label: t("files.down"), onClick: () => onMove(place + 1) }] : []),
    { key: "remove", label: shell("remove"), danger: true, onClick: onRemove },
  ];
  return (
    <MenuButton
      className="document-menu"
      icon={<EllipsisOutlined aria-hidden />}
      aria-label={t("files.more", { name })}
      menu={{ items }}
    />
  );
}

type RowProps = {
  readonly item: ProjectDocument;
  readonly name: string;
  /** Null for readers. */
  readonly moves: DocumentMoves | null;
};

/** A document: its name, kind and size, and a link to it. */
export function DocumentRow({ item, name, moves }: RowProps) {
  const facts = useFileFacts();
  const { ContentUrl } = item.Data;
  return (
    <li className="document-row" {...(moves && dragOf(item.PK, moves.count, moves.onDrop))}>
      <FileTextOutlined aria-hidden="true" />
      <Row as="span" className="document-words" gap="0 12" align="baseline" wrap grow shrinks>
        {ContentUrl ? (
          <a href={ContentUrl} target="_blank" rel="noreferrer" draggable={false}>
            <bdi>{name}</bdi>
          </a>
        ) : (
          <bdi>{name}</bdi>
        )}
        <small>{facts(item.Data)}</small>
      </Row>
      {moves && <RowMenu name={name} moves={moves} />}
    </li>
  );
}
