import {
  CloseOutlined,
  DeleteOutlined,
  DownOutlined,
  FolderOutlined,
  MailOutlined,
  ReadOutlined,
  SearchOutlined,
  TagOutlined,
} from "@ant-design/icons";
import { Button, Checkbox, Input, Segmented, Tooltip } from "antd";
import type { InputRef } from "antd";
import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useKeys } from "#lib/keys/use-keys.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { Row } from "#ui/layout/layout.tsx";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import { LABELS } from "../mail-address.ts";
import type { Place } from "../mail-address.ts";
import { useLabelWord } from "./label-tag.tsx";
import { CHOICES } from "./selection.ts";
import type { Choice } from "./selection.ts";

/** Actions on the chosen conversations. */
export type BulkActions = {
  readonly markRead: (read: boolean) => void;
  readonly move: (folder: "inbox" | "spam" | "trash") => void;
  readonly label: (label: string, on: boolean) => void;
  readonly remove: () => void;
};

type HeadProps = {
  readonly place: Place;
  readonly title: string;
  readonly unread: number;
  readonly address: QueryState;
  readonly rows: number;
  readonly chosen: number;
  /** Labels that all chosen conversations have in common. */
  readonly labels: readonly string[];
  readonly actions: BulkActions;
  readonly onChoose: (choice: Choice) => void;
};

function ChooseMenu({ rows, chosen, onChoose }: Pick<HeadProps, "rows" | "chosen" | "onChoose">) {
  const { t } = useTranslation("mail");
  return (
    <span className="list-choose">
      <Checkbox
        aria-label={t("choice.all")}
        checked={chosen > 0 && chosen === rows}
        indeterminate={chosen > 0 && chosen < rows}
        onChange={({ target }) => onChoose(target.checked ? "all" : "none")}
      />
      <MenuButton
        type="text"
        size="small"
        className="list-caret"
        aria-label={t("chooseMenu")}
        icon={<DownOutlined aria-hidden="true" />}
        menu={{
          items: CHOICES.map((choice) => ({ key: choice, label: t(`choice.${choice}`) })),
          onClick: ({ key }) => onChoose(key as Choice),
        }}
      />
    </span>
  );
}

function Bulk({
  place,
  chosen,
  labels,
  actions,
}: Pick<HeadProps, "place" | "chosen" | "labels" | "actions">) {
  const { t } = useTranslation("mail");
  const word = useLabelWord();
  const places = (["inbox", "spam", "trash"] as const).filter((one) => one !== place);
  const trashes = place === "trash" ? actions.remove : () => actions.move("trash");
  return (
    <>
      <strong className="list-count">{t("chosen", { count: chosen })}</strong>
      <Row as="span" align="stretch" push role="toolbar" aria-label={t("chosen", { count: chosen })}>
        <Tooltip title={t("markRead")}>
          <Button
            type="text"
            aria-label={t("markRead")}
            icon={<ReadOutlined />}
            onClick={() => actions.markRead(true)}
          />
        </Tooltip>
        <Tooltip title={t("markUnread")}>
          <Button
            type="text"
            aria-label={t("markUnread")}
            icon={<MailOutlined />}
            onClick={() => actions.markRead(false)}
          />
        </Tooltip>
        <MenuButton
          type="text"
          hint={t("move")}
          aria-label={t("move")}
          icon={<FolderOutlined />}
          menu={{
            items: places.map((one) => ({ key: one, label: t(`folder.${one}`) })),
            onClick: ({ key }) => actions.move(key as (typeof places)[number]),
          }}
        />
        <MenuButton
          type="text"
          hint={t("labels")}
          aria-label={t("labels")}
          icon={<TagOutlined />}
          menu={{
            multiple: true,
            selectable: true,
            selectedKeys: [...labels],
            items: LABELS.map((one) => ({ key: one, label: word(one) })),
            onClick: ({ key }) => actions.label(key, !labels.includes(key)),
          }}
        />
        <Tooltip title={t(place === "trash" ? "deleteForGood" : "toTrash")}>
          <Button
            type="text"
            aria-label={t(place === "trash" ? "deleteForGood" : "toTrash")}
            icon={<DeleteOutlined />}
            onClick={trashes}
          />
        </Tooltip>
      </Row>
    </>
  );
}

type SearchFieldProps = {
  readonly field: RefObject<InputRef | null>;
  readonly address: QueryState;
  readonly onClose: () => void;
};

function SearchField({ field, address, onClose }: SearchFieldProps) {
  const { t } = useTranslation("mail");
  const { t: shell } = useTranslation();
  useEffect(() => {
    field.current?.focus();
  }, [field]);
  return (
    <Row gap={4} align="stretch" grow>
      <Input.Search
        ref={field}
        defaultValue={address.text("text")}
        allowClear
        aria-label={t("search")}
        placeholder={t("searchPlaceholder")}
        onSearch={(text) => address.change({ text: text.trim() })}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
        }}
      />
      <Button type="text" aria-label={shell("close")} icon={<CloseOutlined />} onClick={onClose} />
    </Row>
  );
}

/** The head of a list of conversations: count, filter, and actions on those chosen. */
export function ListHead({ title, unread, address, onChoose, ...bulk }: HeadProps) {
  const { t } = useTranslation("mail");
  const [searching, setSearching] = useState(address.text("text") !== "");
  const field = useRef<InputRef>(null);
  useKeys([
    {
      keys: "/",
      text: t("search"),
      run: () => {
        setSearching(true);
        field.current?.focus();
      },
    },
  ]);
  if (searching)
    return (
      <header className="list-head">
        <SearchField
          field={field}
          address={address}
          onClose={() => {
            setSearching(false);
            address.change({ text: null });
          }}
        />
      </header>
    );
  const only = address.text("unread") === "1" ? "unread" : "all";
  return (
    <header className="list-head">
      <ChooseMenu rows={bulk.rows} chosen={bulk.chosen} onChoose={onChoose} />
      {bulk.chosen > 0 ? (
        <Bulk {...bulk} />
      ) : (
        <>
          <h2 className="list-title">{title}</h2>
          {unread > 0 && <span className="list-unread">{t("unreadCount", { count: unread })}</span>}
          <Segmented
            className="list-only"
            aria-label={t("show")}
            value={only}
            options={[
              { value: "all", label: t("choice.all") },
              { value: "unread", label: t("choice.unread") },
            ]}
            onChange={(value) => address.change({ unread: value === "unread" ? "1" : null })}
          />
          <Tooltip title={t("search")}>
            <Button
              type="text"
              aria-label={t("search")}
              aria-keyshortcuts="/"
              icon={<SearchOutlined />}
              onClick={() => setSearching(true)}
            />
          </Tooltip>
        </>
      )}
    </header>
  );
}
