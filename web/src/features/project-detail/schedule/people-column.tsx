import { HolderOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "#ui/fields/select.tsx";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useNow } from "#ui/when/use-now.ts";
import { slotZone } from "#ui/when/slot-zone.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { roomIn } from "./board.ts";
import type { Placed } from "./board.ts";
import { personKey } from "./use-schedule.ts";
import type { Person, Schedule } from "./use-schedule.ts";
import { nameOf } from "./to-place.ts";

/** How many more people are drawn at once. */
const STEP = 50;

type ColumnProps = {
  readonly schedule: Schedule;
  readonly role: string | null;
  readonly people: readonly Person[];
  /** How many people of the role are beyond what the board lists. */
  readonly beyond: number;
  /** Whether the people are still loading, or what that failed with. */
  readonly reading: { readonly loading: boolean; readonly error: unknown; readonly onRetry: () => void };
  readonly drafts: readonly Placed[];
  readonly onRole: (role: string) => void;
  readonly onPlace: (person: Person, slot: string) => void;
  readonly onFill: () => void;
};

/** A person without a time: can be dragged onto a slot, or assigned one from the list next to the name. */
function PersonRow({ person, schedule, drafts, onPlace }: ColumnProps & { readonly person: Person }) {
  const { t } = useTranslation("project-detail");
  const name = nameOf(person);
  const placed = [...schedule.placed, ...drafts];
  const now = useNow().getTime();
  const [first] = schedule.times;
  const when = useWhen({ zone: first && slotZone(first.Data) });
  const options = schedule.slots
    .filter((slot) => roomIn(slot, placed) > 0 && Date.parse(slot.startsAt) > now)
    .map((slot) => ({ value: slot.key, label: when.moment(slot.startsAt) }));
  return (
    // Dragging is for pointers; the list of times in the row does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <Row
      as="li"
      className="unplaced"
      gap={8}
      pad="6 8"
      fill="surface"
      framed
      radius="small"
      draggable
      onDragStart={(event) => event.dataTransfer.setData("text/plain", personKey(person))}
    >
      <HolderOutlined aria-hidden="true" />
      <MediaImage
        url={person.Data.ProfileImage?.Data.ContentThumbNailUrl}
        alt=""
        name={name}
        shape="headshot"
      />
      <Stack as="span" className="slot-words" shrinks text="medium">
        <span>
          <bdi>{name}</bdi>
        </span>
        {person.Data.Groups?.[0] && (
          <small>
            <bdi>{person.Data.Groups[0].Name}</bdi>
          </small>
        )}
        <Select
          size="small"
          aria-label={t("slot.timeFor", { name })}
          placeholder={t("slot.chooseTime")}
          value={null}
          options={options}
          onChange={(slot: string | null) => {
            if (slot !== null) onPlace(person, slot);
          }}
        />
      </Stack>
    </Row>
  );
}

/** The people of a role who have no time yet. */
export function PeopleColumn(props: ColumnProps) {
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const { schedule, role, people, beyond, reading, onRole, onFill } = props;
  const [drawn, setDrawn] = useState(STEP);
  const isRead = !reading.loading && !reading.error;
  return (
    <aside className="people-column" aria-labelledby="unplaced">
      <h3 id="unplaced">
        {t("slot.withoutTime")} {isRead && <small>{people.length}</small>}
      </h3>
      <Row as="fieldset" className="role-chips" gap={6} align="stretch" wrap after={8}>
        <legend className="visually-hidden">{t("tab.positions")}</legend>
        {schedule.roles.map(({ SK, Data }) => (
          <button key={SK} type="button" aria-pressed={SK === role} onClick={() => onRole(SK)}>
            <bdi>{Data.PositionName ?? shell("unnamed")}</bdi>
          </button>
        ))}
      </Row>
      <DataBlock {...reading}>
        {people.length === 0 && <p className="detail-help">{t("slot.nobodyWithout")}</p>}
      </DataBlock>
      <ul>
        {people.slice(0, drawn).map((person) => (
          <PersonRow key={personKey(person)} {...props} person={person} />
        ))}
      </ul>
      {people.length > drawn && (
        <Button type="link" onClick={() => setDrawn(drawn + STEP)}>
          {t("slot.showMore", { count: people.length - drawn })}
        </Button>
      )}
      {beyond > 0 && <p className="detail-help">{t("slot.beyond", { count: beyond })}</p>}
      {people.length > 0 && (
        <>
          <Button block onClick={onFill}>
            {t("slot.fill")}
          </Button>
          <p className="detail-help">{t("slot.fillHelp")}</p>
        </>
      )}
    </aside>
  );
}
