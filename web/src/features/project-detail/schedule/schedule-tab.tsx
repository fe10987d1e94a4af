import { PlusOutlined, PrinterOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { clashes, daysOf, roomIn } from "./board.ts";
import { BoardDialogs } from "./board-dialogs.tsx";
import type { Dialog } from "./board-dialogs.tsx";
import type { Draft, Placed } from "./board.ts";
import { DayColumn } from "./day-column.tsx";
import { FilmingBand } from "./filming-band.tsx";
import { usePeopleToPlace } from "./filling/use-people-to-place.ts";
import { PeopleColumn } from "./people-column.tsx";
import { useDrafts } from "./use-drafts.ts";
import type { Drafts } from "./use-drafts.ts";
import { personKey, useSchedule } from "./use-schedule.ts";
import type { Person, Schedule } from "./use-schedule.ts";
import { useSending } from "./use-sending.ts";
import { draftAt, nameOf, toPlace } from "./to-place.ts";
import { useSlotActions } from "./use-slot-actions.ts";
import "./schedule.css";

type TabProps = { readonly projectKey: string; readonly mayChange: boolean };

/** The people of the chosen role who can be invited, without those who have a time or a draft. */
function useUnplaced(schedule: Schedule, drafts: Drafts["drafts"]) {
  const [chosen, setChosen] = useState<string | null>(null);
  const role = chosen ?? schedule.roles[0]?.SK ?? null;
  const { people: all, total, again, reading } = usePeopleToPlace(role);
  const placed = new Set([...schedule.placed, ...drafts].map(({ person }) => person));
  return {
    role,
    setRole: setChosen,
    all,
    again,
    reading,
    /** How many people of the role are not listed. */
    beyond: reading.loading ? 0 : Math.max(0, total - all.length),
    people: all.filter(
      (person) =>
        person.Data.ViewerCan.includes("requestAudition") &&
        person.Data.BookingStatus !== "AuditionRequested" &&
        !placed.has(personKey(person)),
    ),
  };
}

type ToolsProps = {
  readonly count: number;
  readonly sending: boolean;
  readonly mayChange: boolean;
  readonly onPrint: () => void;
  readonly onAdd: () => void;
  readonly onSend: () => void;
};

function Tools({ count, sending, mayChange, onPrint, onAdd, onSend }: ToolsProps) {
  const { t } = useTranslation("project-detail");
  return (
    <Row className="schedule-tools" gap={8} align="stretch" justify="end" wrap after={12}>
      <Button icon={<PrinterOutlined aria-hidden="true" />} onClick={onPrint}>
        {t("callSheet")}
      </Button>
      {mayChange && (
        <Button icon={<PlusOutlined aria-hidden="true" />} onClick={onAdd}>
          {t("addSlots")}
        </Button>
      )}
      {count > 0 && (
        <Button type="primary" loading={sending} onClick={onSend}>
          {t("slot.send", { count })}
        </Button>
      )}
    </Row>
  );
}

/** Places people on the board, one by one or many at once. */
function usePlacing(schedule: Schedule, kept: Drafts, placed: readonly Placed[]) {
  const { t } = useTranslation("project-detail");

  function place(person: Person, key: string): void {
    const slot = schedule.slots.find((one) => one.key === key);
    if (!slot || roomIn(slot, placed) <= 0) return;
    if (clashes(slot, person.Data.UserId, schedule.slots, placed))
      notify("warning", t("slot.clashOf", { name: nameOf(person) }));
    kept.add([draftAt(toPlace(person), key)]);
  }

  function fill(filled: readonly Draft[]): void {
    kept.add(filled);
    notify("success", t("slot.filled", { count: filled.length }), {
      label: t("slot.takeBackAll"),
      run: () => kept.remove(filled),
    });
  }

  return { place, fill };
}

function Board({ schedule, projectKey, mayChange }: TabProps & { readonly schedule: Schedule }) {
  const { t } = useTranslation("project-detail");
  const actions = useSlotActions(schedule.again);
  const kept = useDrafts(projectKey);
  // Another page of this board may have sent some by now.
  const drafts = kept.drafts.filter(
    (draft) => !schedule.placed.some((one) => one.person === draft.person && one.slot === draft.slot),
  );
  const unplaced = useUnplaced(schedule, drafts);
  const { sending, send } = useSending(actions, readAgain, kept);
  const [open, setOpen] = useState<string | null>(null);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const personOf = (key: string) =>
    [...schedule.people, ...unplaced.all].find((person) => personKey(person) === key);
  const placed = [...schedule.placed, ...drafts];

  const { place, fill } = usePlacing(schedule, kept, placed);

  function readAgain(): void {
    schedule.again();
    unplaced.again();
  }

  const opened = schedule.times.find(({ SK }) => SK === open);
  return (
    <>
      <Tools
        count={drafts.length}
        sending={sending}
        mayChange={mayChange}
        onPrint={() => setDialog("sheet")}
        onAdd={() => setDialog("add")}
        onSend={() => setDialog("send")}
      />
      <FilmingBand filming={schedule.filming} />
      {schedule.times.length === 0 ? (
        <StateBlock title={t("noAuditions")} text={t("noAuditionsText")} />
      ) : (
        <Stack className="schedule-board" gap={16}>
          <PeopleColumn
            schedule={schedule}
            role={unplaced.role}
            people={unplaced.people}
            beyond={unplaced.beyond}
            reading={unplaced.reading}
            drafts={drafts}
            onRole={unplaced.setRole}
            onPlace={place}
            onFill={() => setDialog("fill")}
          />
          <Stack className="day-columns" gap={16} align="start">
            {daysOf(schedule.slots).map((day) => (
              <DayColumn
                key={day.date}
                day={day}
                schedule={schedule}
                drafts={drafts}
                personOf={personOf}
                onOpen={setOpen}
                onTakeBack={(draft) => kept.remove([draft])}
                onDrop={(key, slot) => {
                  const person = unplaced.people.find((one) => personKey(one) === key);
                  if (person) place(person, slot);
                }}
              />
            ))}
          </Stack>
        </Stack>
      )}
      {(opened !== undefined || dialog !== null) && (
        <BoardDialogs
          {...{ dialog, schedule, projectKey, drafts, placed, unplaced, opened, actions, mayChange }}
          onFill={fill}
          onSend={(cover) => send(drafts, cover)}
          onPlace={place}
          onClose={() => setDialog(null)}
          onCloseSlot={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** Audition times as a board: people without a time next to the days, who comes when, and their answers. */
export function ScheduleTab({ projectKey, mayChange }: TabProps) {
  const schedule = useSchedule(projectKey);
  return (
    <DataBlock {...schedule.block}>
      <Board schedule={schedule} projectKey={projectKey} mayChange={mayChange} />
    </DataBlock>
  );
}
