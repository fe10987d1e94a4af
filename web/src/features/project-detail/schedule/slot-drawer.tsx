import { useQuery } from "@apollo/client/react";
import { Button, Drawer } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { directionOf } from "#i18n/formats.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { Confirm } from "#ui/confirm/confirm.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Stack, Toolbar } from "#ui/layout/layout.tsx";
import { ReplyToOtherTime } from "#ui/other-time/reply-to-other-time.tsx";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { slotZone } from "#ui/when/slot-zone.ts";
import { roomIn } from "./board.ts";
import { SlotLine } from "./schedule-documents.ts";
import { SlotForm } from "./slot-form.tsx";
import { personKey } from "./use-schedule.ts";
import type { Person, Schedule, Time } from "./use-schedule.ts";
import { nameOf } from "./to-place.ts";
import { usePeopleActions } from "./use-slot-actions.ts";
import type { SlotActions } from "./use-slot-actions.ts";
import { useAnswerWord } from "./use-answer-word.ts";

type DrawerProps = {
  readonly time: Time;
  readonly schedule: Schedule;
  readonly actions: SlotActions;
  readonly projectKey: string;
  readonly mayChange: boolean;
  /** People who can be invited to this slot. */
  readonly free: readonly Person[];
  readonly onPlace: (person: Person, slot: string) => void;
  readonly onClose: () => void;
};

/** Other slots with room, to which a person can be moved. */
function useOtherTimes({ time, schedule }: DrawerProps) {
  const when = useWhen({ zone: slotZone(time.Data) });
  return schedule.times
    .filter((other) => {
      const slot = schedule.slots.find(({ key }) => key === other.SK);
      return other.SK !== time.SK && slot !== undefined && roomIn(slot, schedule.placed) > 0;
    })
    .map((other) => ({ value: other.SK, label: when.moment(other.Data.StartsAt) }));
}

function PersonBlock({ person, ...props }: DrawerProps & { readonly person: Person }) {
  const { t } = useTranslation("project-detail");
  const word = useAnswerWord();
  const others = useOtherTimes(props);
  const actions = usePeopleActions(props.schedule.again);
  const [confirmsNoShow, setConfirmsNoShow] = useState(false);
  const { ViewerCan, AuditionStatus, AuditionDoorCode, UserId, RoleId, Clashes } = person.Data;
  const may = (operation: string) => ViewerCan.includes(operation);
  const name = nameOf(person);
  const seen = AuditionStatus === "CheckedIn" || AuditionStatus === "Done";
  return (
    <Stack as="section" className="slot-person" gap={8} ruled="below" aria-label={name}>
      <Toolbar>
        <h3>
          <Link to={linkTo(paths.positionSubmission, { userId: UserId, positionId: RoleId })}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <StatusTag {...statusLook("audition", AuditionStatus ?? "Offered")}>{word(person)}</StatusTag>
      </Toolbar>
      {AuditionDoorCode && <p>{t("slot.doorCode", { code: AuditionDoorCode })}</p>}
      <ReplyToOtherTime {...person} mayReply={may("requestAudition")} onDone={props.schedule.again} />
      {Clashes?.[0] && (
        <p className="slot-clash">{t("slot.clashWith", { project: Clashes[0].Project?.Name ?? "" })}</p>
      )}
      <Toolbar>
        {may("checkIn") && <Button onClick={() => void actions.checkIn(person)}>{t("slot.checkIn")}</Button>}
        {seen && may("updateBookingStatus") && (
          <Button onClick={() => void actions.done(person)}>{t("slot.done")}</Button>
        )}
        {may("recordNoShow") && <Button onClick={() => setConfirmsNoShow(true)}>{t("slot.noShow")}</Button>}
        {may("cancelAudition") && (
          <Button danger onClick={() => void actions.callOff(person)}>
            {t("slot.callOff")}
          </Button>
        )}
      </Toolbar>
      <Confirm
        open={confirmsNoShow}
        danger
        title={t("slot.noShowTitle", { name })}
        confirm={t("slot.noShowConfirm")}
        onClose={() => setConfirmsNoShow(false)}
        onConfirm={() => {
          setConfirmsNoShow(false);
          void actions.noShow(person);
        }}
      >
        {t("slot.noShowText")}
      </Confirm>
      {may("requestAudition") && others.length > 0 && (
        <Select
          aria-label={t("slot.otherTime", { name })}
          placeholder={t("slot.otherTime", { name })}
          value={null}
          options={others}
          onChange={(slot: string | null) => {
            if (slot !== null) void actions.move(person, slot);
          }}
        />
      )}
    </Stack>
  );
}

/** The waiting list of the slot. */
function Line({ projectKey, time }: Pick<DrawerProps, "projectKey" | "time">) {
  const { t } = useTranslation("project-detail");
  const criteria = { ProjectId: projectKey, AuditionId: time.SK };
  const { data } = useQuery(SlotLine, { variables: { criteria }, fetchPolicy: "cache-and-network" });
  const waiting = data?.getWaitingList ?? [];
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="slot-line">
      <h3 id="slot-line">{t("slot.line")}</h3>
      <ol>
        {waiting.map(({ Submission, HeldUntil }) => (
          <li key={Submission?.SK}>
            <bdi>
              {fullName({
                firstName: Submission?.Data.FirstName,
                lastName: Submission?.Data.LastName,
              })}
            </bdi>{" "}
            {HeldUntil && t("slot.held")}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One slot: who is coming, who can be invited, and its own fields. Offers everything that dragging does. */
export function SlotDrawer(props: DrawerProps) {
  const { t, i18n } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const { time, schedule, actions, projectKey, mayChange, free, onPlace, onClose } = props;
  const when = useWhen({ zone: slotZone(time.Data) });
  const people = schedule.people.filter(({ Data }) => Data.AuditionId === time.SK);
  return (
    <Drawer
      open
      onClose={onClose}
      title={when.moment(time.Data.StartsAt)}
      placement={directionOf(i18n.language) === "rtl" ? "left" : "right"}
      size="min(480px, 100vw)"
      closable={{ "aria-label": shell("close") }}
    >
      <Stack className="slot-drawer" gap={16}>
        {people.map((person) => (
          <PersonBlock key={personKey(person)} {...props} person={person} />
        ))}
        {people.length < time.Data.Capacity && free.length > 0 && (
          <Select
            aria-label={t("slot.choosePerson")}
            placeholder={t("slot.choosePerson")}
            showSearch={{ optionFilterProp: "label" }}
            value={null}
            options={free.map((person) => ({ value: personKey(person), label: nameOf(person) }))}
            onChange={(key: string | null) => {
              const person = free.find((one) => personKey(one) === key);
              if (person) onPlace(person, time.SK);
            }}
          />
        )}
        <Line projectKey={projectKey} time={time} />
        {mayChange && (
          <>
            <SlotForm
              key={time.SK}
              projectKey={projectKey}
              time={time}
              like={null}
              state={schedule.state}
              onSaved={schedule.again}
            />
            {people.length === 0 ? (
              <Button
                danger
                onClick={() => {
                  onClose();
                  void actions.remove(time);
                }}
              >
                {t("slot.remove")}
              </Button>
            ) : (
              <p className="detail-help">{t("slot.removeHelp")}</p>
            )}
          </>
        )}
      </Stack>
    </Drawer>
  );
}
