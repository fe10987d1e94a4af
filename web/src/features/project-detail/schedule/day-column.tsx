import { PlusOutlined, WarningOutlined } from "@ant-design/icons";
import { Fragment } from "react";
import type { DragEvent } from "react";
import { useTranslation } from "react-i18next";
import { MediaImage } from "#ui/media/media-image.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { breakAfter, clashes, roomIn } from "./board.ts";
import type { Day, Placed, Slot } from "./board.ts";
import { useAnswerWord } from "./use-answer-word.ts";
import type { Person, Schedule } from "./use-schedule.ts";
import { nameOf } from "./use-slot-actions.ts";

type ColumnProps = {
  readonly day: Day;
  readonly schedule: Schedule;
  /** Placed here and not yet asked. */
  readonly drafts: readonly Placed[];
  readonly personOf: (key: string) => Person | undefined;
  readonly onOpen: (slot: string) => void;
  readonly onDrop: (person: string, slot: string) => void;
  readonly onTakeBack: (person: string) => void;
};

const TONES: Readonly<Record<string, string>> = {
  ChangeRequested: "slot-cue",
  CheckedIn: "slot-here",
  Done: "slot-here",
  NoShow: "slot-cue",
};

function toneOf(person: Person, isDraft: boolean): string {
  if (isDraft) return "slot-draft";
  if (person.Data.BookingStatus === "Auditioned") return "slot-here";
  return TONES[person.Data.AuditionStatus ?? ""] ?? "slot-asked";
}

type CardProps = ColumnProps & { readonly slot: Slot; readonly one: Placed; readonly isDraft: boolean };

/** A person in a slot: time, face, name, answer. */
function PersonCard({ slot, one, isDraft, schedule, drafts, personOf, onOpen, onTakeBack }: CardProps) {
  const { t } = useTranslation("project-detail");
  const word = useAnswerWord();
  const zone = schedule.times.find(({ SK }) => SK === slot.key)?.Data.Zone;
  const when = useWhen({ zone });
  const person = personOf(one.person);
  if (!person) return null;
  const role = schedule.roles.find(({ SK }) => SK === person.Data.RoleId)?.Data.PositionName ?? "";
  const placed = [...schedule.placed, ...drafts];
  const clash = clashes(slot, one.user, schedule.slots, placed) || person.Data.Clashes.length > 0;
  const Icon = statusLook("audition", person.Data.AuditionStatus ?? "Offered").icon;
  const answer = isDraft ? t("slot.notSent") : word(person);
  return (
    <button
      type="button"
      className={`slot ${toneOf(person, isDraft)}${clash ? " slot-clashing" : ""}`}
      onClick={() => (isDraft ? onTakeBack(one.person) : onOpen(slot.key))}
    >
      <time dateTime={slot.startsAt}>{when.clock(slot.startsAt)}</time>
      <MediaImage
        url={person.Data.ProfileImage?.Data.ContentThumbNailUrl}
        alt=""
        name={nameOf(person)}
        shape="headshot"
      />
      <span className="slot-words">
        <bdi>{nameOf(person)}</bdi>
        <small>
          <bdi>{role}</bdi> · {answer}
        </small>
        {clash && (
          <small className="slot-clash">
            <WarningOutlined aria-hidden="true" /> {t("slot.clash")}
          </small>
        )}
        {isDraft && <span className="visually-hidden">{t("slot.takeBack")}</span>}
      </span>
      <Icon />
    </button>
  );
}

function FreeCard({
  slot,
  schedule,
  onOpen,
  onDrop,
  room,
}: ColumnProps & { readonly slot: Slot; readonly room: number }) {
  const { t } = useTranslation("project-detail");
  const zone = schedule.times.find(({ SK }) => SK === slot.key)?.Data.Zone;
  const when = useWhen({ zone });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    onDrop(event.dataTransfer.getData("text/plain"), slot.key);
  };
  return (
    <button
      type="button"
      className="slot slot-free"
      onClick={() => onOpen(slot.key)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <time dateTime={slot.startsAt}>{when.clock(slot.startsAt)}</time>
      <span className="slot-words">{room > 1 ? t("slot.freePlaces", { count: room }) : t("slot.free")}</span>
      <PlusOutlined aria-hidden="true" />
    </button>
  );
}

/** The slots of a day in order of time, with who comes. */
export function DayColumn(props: ColumnProps) {
  const { t } = useTranslation("project-detail");
  const { day, schedule, drafts } = props;
  const zone = schedule.times.find(({ Data }) => Data.Date === day.date)?.Data.Zone;
  const when = useWhen({ zone });
  const placed = [...schedule.placed, ...drafts];
  const capacity = day.slots.reduce((sum, slot) => sum + slot.capacity, 0);
  const taken = placed.filter((one) => day.slots.some(({ key }) => key === one.slot)).length;
  return (
    <section className="day-column" aria-label={when.day(day.date)}>
      <h3>
        {when.fullDay(day.date)} <small>{t("slot.takenOf", { taken, of: capacity })}</small>
      </h3>
      {day.slots.map((slot, index) => {
        const until = breakAfter(slot, day.slots[index + 1]);
        const room = roomIn(slot, placed);
        return (
          <Fragment key={slot.key}>
            {placed
              .filter((one) => one.slot === slot.key)
              .map((one) => (
                <PersonCard
                  key={one.person}
                  {...props}
                  slot={slot}
                  one={one}
                  isDraft={drafts.includes(one)}
                />
              ))}
            {room > 0 && <FreeCard {...props} slot={slot} room={room} />}
            {until !== null && (
              <p className="slot-break">{t("slot.breakUntil", { when: when.clock(until) })}</p>
            )}
          </Fragment>
        );
      })}
    </section>
  );
}
