import { PlusOutlined, WarningOutlined } from "@ant-design/icons";
import { Fragment } from "react";
import type { DragEvent } from "react";
import { useTranslation } from "react-i18next";
import { Stack, Text } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { slotZone } from "#ui/when/slot-zone.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { otherZone } from "#ui/when/zone-name.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { breakAfter, clashes, roomIn } from "./board.ts";
import type { Day, Draft, Placed, Slot } from "./board.ts";
import { useAnswerWord } from "./use-answer-word.ts";
import { personKey } from "./use-schedule.ts";
import type { Person, Schedule } from "./use-schedule.ts";
import { nameOf } from "./to-place.ts";

type ColumnProps = {
  readonly day: Day;
  readonly schedule: Schedule;
  /** People placed here but not invited yet. */
  readonly drafts: readonly Draft[];
  readonly personOf: (key: string) => Person | undefined;
  readonly onOpen: (slot: string) => void;
  readonly onDrop: (person: string, slot: string) => void;
  readonly onTakeBack: (draft: Draft) => void;
};

const TONES: Readonly<Record<string, string>> = {
  ChangeRequested: "slot-cue",
  CheckedIn: "slot-here",
  Done: "slot-here",
  NoShow: "slot-cue",
};

function toneOf({ Data }: Person): string {
  if (Data.BookingStatus === "Auditioned") return "slot-here";
  return TONES[Data.AuditionStatus ?? ""] ?? "slot-asked";
}

type CardProps = ColumnProps & { readonly slot: Slot };

type TakenCardProps = CardProps & {
  readonly name: string;
  readonly user: string;
  /** Key of the role. */
  readonly role: string;
  /** The person's record; undefined for a draft of a role that is not open. */
  readonly person: Person | undefined;
  readonly tone: string;
  readonly answer: string;
  readonly action?: string;
  readonly onPress: () => void;
};

/** A taken place in a slot: time, photo, name, role, answer. */
function TakenCard(props: TakenCardProps) {
  const { slot, name, user, role, person, tone, answer, action, schedule, drafts, onPress } = props;
  const { t } = useTranslation("project-detail");
  const time = schedule.times.find(({ SK }) => SK === slot.key);
  const zone = time && slotZone(time.Data);
  const when = useWhen({ zone, named: false });
  const roleName = schedule.roles.find(({ SK }) => SK === role)?.Data.PositionName ?? "";
  const placed = [...schedule.placed, ...drafts];
  const clash = clashes(slot, user, schedule.slots, placed) || (person?.Data.Clashes ?? []).length > 0;
  const Icon = statusLook("audition", person?.Data.AuditionStatus ?? "Offered").icon;
  const photo = person?.Data.ProfileImage?.Data.ContentThumbNailUrl;
  return (
    <button type="button" className={`slot ${tone}${clash ? " slot-clashing" : ""}`} onClick={onPress}>
      <time dateTime={slot.startsAt}>{when.clock(slot.startsAt)}</time>
      <MediaImage url={photo} alt="" name={name} shape="headshot" />
      <Stack as="span" className="slot-words" shrinks text="medium">
        <span>
          <bdi>{name}</bdi>
        </span>
        <small>
          <bdi>{roleName}</bdi> · {answer}
        </small>
        {clash && (
          <small className="slot-clash">
            <WarningOutlined aria-hidden="true" /> {t("slot.clash")}
          </small>
        )}
        {action && <span className="visually-hidden">{action}</span>}
      </Stack>
      <Icon />
    </button>
  );
}

/** A person invited to a slot, with their answer. */
function PersonCard({ one, ...props }: CardProps & { readonly one: Placed }) {
  const word = useAnswerWord();
  const person = props.schedule.people.find((each) => personKey(each) === one.person);
  if (!person) return null;
  return (
    <TakenCard
      {...props}
      name={nameOf(person)}
      user={one.user}
      role={person.Data.RoleId}
      person={person}
      tone={toneOf(person)}
      answer={word(person)}
      onPress={() => props.onOpen(props.slot.key)}
    />
  );
}

/** A person placed but not invited yet; a click removes them again. */
function DraftCard({ draft, ...props }: CardProps & { readonly draft: Draft }) {
  const { t } = useTranslation("project-detail");
  return (
    <TakenCard
      {...props}
      name={draft.name}
      user={draft.user}
      role={draft.role}
      person={props.personOf(draft.person)}
      tone="slot-draft"
      answer={t("slot.notSent")}
      action={t("slot.takeBack")}
      onPress={() => props.onTakeBack(draft)}
    />
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
  const time = schedule.times.find(({ SK }) => SK === slot.key);
  const zone = time && slotZone(time.Data);
  const when = useWhen({ zone, named: false });
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
      <Stack as="span" className="slot-words" shrinks text="medium">
        {room > 1 ? t("slot.freePlaces", { count: room }) : t("slot.free")}
      </Stack>
      <PlusOutlined aria-hidden="true" />
    </button>
  );
}

/** The slots of a day in chronological order, with the people in them. */
export function DayColumn(props: ColumnProps) {
  const { t } = useTranslation("project-detail");
  const { day, schedule, drafts } = props;
  const language = useLanguage();
  const time = schedule.times.find(({ Data }) => Data.Date === day.date);
  const zone = time && slotZone(time.Data);
  const when = useWhen({ zone, named: false });
  const named = time && otherZone(time.Data.StartsAt, zone, language);
  const placed = [...schedule.placed, ...drafts];
  const capacity = day.slots.reduce((sum, slot) => sum + slot.capacity, 0);
  const taken = placed.filter((one) => day.slots.some(({ key }) => key === one.slot)).length;
  return (
    <Stack as="section" className="day-column" gap={4} aria-label={when.day(day.date)}>
      <h3>
        {when.fullDay(day.date)}{" "}
        <small>{[named, t("slot.takenOf", { taken, of: capacity })].filter(Boolean).join(" · ")}</small>
      </h3>
      {day.slots.map((slot, index) => {
        const until = breakAfter(slot, day.slots[index + 1]);
        const room = roomIn(slot, placed);
        return (
          <Fragment key={slot.key}>
            {schedule.placed
              .filter((one) => one.slot === slot.key)
              .map((one) => (
                <PersonCard key={one.person} {...props} slot={slot} one={one} />
              ))}
            {drafts
              .filter((draft) => draft.slot === slot.key)
              .map((draft) => (
                <DraftCard key={`draft ${draft.person}`} {...props} slot={slot} draft={draft} />
              ))}
            {room > 0 && <FreeCard {...props} slot={slot} room={room} />}
            {until !== null && (
              <Text as="p" before={4} after={4} text="small quiet" words="center">
                {t("slot.breakUntil", { when: when.clock(until) })}
              </Text>
            )}
          </Fragment>
        );
      })}
    </Stack>
  );
}
