import { MoreOutlined } from "@ant-design/icons";
import { useId, useState } from "react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { Keys } from "#ui/keys.tsx";
import { Row, Stack, Text } from "#ui/layout/layout.tsx";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { GroupCard } from "./group-card.tsx";
import { useGroupNames } from "./group-names.tsx";
import { GROUP_PAGE } from "./read-group.ts";

type Submission = WallCard_SubmissionFragment;

type ColumnActions = {
  readonly onRename: (number: number) => void;
  readonly onMessage: (number: number) => void;
  readonly onBook: (number: number) => void;
  readonly onMove: (person: Submission, from: number, to: number | null) => void;
};

type GroupColumnProps = ColumnActions & {
  readonly number: number;
  readonly members: readonly Submission[];
  readonly count: number;
  /** The members have not loaded yet. */
  readonly loading: boolean;
  /** What the query for the members failed with, if there are none to show. */
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The group named in the address. */
  readonly isCurrent: boolean;
  /** Index of the card that receives keys; null if it is in another column. */
  readonly active: number | null;
  readonly card: RefObject<HTMLButtonElement | null>;
  readonly onActive: (index: number) => void;
  /** Finds a person who was dragged here. */
  readonly personOf: (key: string, from: number) => Submission | undefined;
};

/** The dragged person and their original group. */
function draggedFrom(text: string): { readonly SK: string; readonly number: number } | null {
  try {
    const found = JSON.parse(text) as { SK?: unknown; number?: unknown };
    if (typeof found.SK !== "string" || typeof found.number !== "number") return null;
    return { SK: found.SK, number: found.number };
  } catch {
    return null;
  }
}

/** A group: its number and name, actions on all of it, and its members. */
export function GroupColumn(props: GroupColumnProps) {
  const { number, members, count, isCurrent, active, card, onActive, personOf, onMove } = props;
  const { t } = useTranslation("submissions");
  const formats = useFormats();
  const names = useGroupNames();
  const [isOver, setOver] = useState(false);
  const id = useId();
  const items = [
    { key: "rename", label: t("renameGroup"), onClick: () => props.onRename(number) },
    {
      key: "message",
      label: t("messageGroup", { group: names.of(number) }),
      disabled: members.length === 0,
      onClick: () => props.onMessage(number),
    },
    {
      key: "book",
      label: t("bookGroup", { group: names.of(number) }),
      disabled: members.length === 0,
      onClick: () => props.onBook(number),
    },
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and the menu move people as well
    <section
      aria-labelledby={id}
      className={`group-column${isOver ? " group-column-over" : ""}`}
      data-current={isCurrent}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const dragged = draggedFrom(event.dataTransfer.getData("text/plain"));
        const person = dragged && personOf(dragged.SK, dragged.number);
        if (dragged && person) onMove(person, dragged.number, number);
      }}
    >
      <Row as="header" className="group-head" gap={8} after={8}>
        <span className={number === 1 ? "group-mark group-mark-first" : "group-mark"}>{number}</span>
        <h2 id={id}>
          <bdi>{names.of(number)}</bdi>
        </h2>
        <Text text="dense quiet">{formats.number(count)}</Text>
        <MenuButton
          type="text"
          size="small"
          aria-label={t("groupMenu", { group: names.of(number) })}
          icon={<MoreOutlined />}
          menu={{ items }}
        />
      </Row>
      {props.error ? (
        <DataBlock error={props.error} onRetry={props.onRetry} />
      ) : members.length === 0 && !props.loading ? (
        <p className="group-nobody">
          <strong>{t("groupNobody")}</strong>
          <span>
            {t("groupNobodyText")} <Keys keys={String(number)} />
          </span>
        </p>
      ) : (
        <Stack as="ul" gap={6}>
          {members.map((person, index) => (
            <GroupCard
              key={person.SK}
              submission={person}
              number={number}
              isActive={active === index}
              card={active === index ? card : null}
              onFocus={() => onActive(index)}
              onMove={(to) => onMove(person, number, to)}
            />
          ))}
        </Stack>
      )}
      {members.length >= GROUP_PAGE && count > members.length && (
        <Text as="p" before={8} text="small soft">
          {t("groupPart", { shown: formats.number(members.length), total: formats.number(count) })}
        </Text>
      )}
    </section>
  );
}
