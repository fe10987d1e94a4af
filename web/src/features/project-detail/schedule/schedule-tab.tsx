import { skipToken, useQuery } from "@apollo/client/react";
import { PlusOutlined, PrinterOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { Suspense, lazy, useState } from "react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { clashes, daysOf, fillInOrder, roomIn } from "./board.ts";
import { DayColumn } from "./day-column.tsx";
import { FilmingBand } from "./filming-band.tsx";
import { PeopleColumn } from "./people-column.tsx";
import { PeopleToPlace } from "./schedule-documents.ts";
import { useDrafts } from "./use-drafts.ts";
import type { Drafts } from "./use-drafts.ts";
import { personKey, useSchedule } from "./use-schedule.ts";
import type { Person, Schedule } from "./use-schedule.ts";
import { useSending } from "./use-sending.ts";
import { nameOf, useSlotActions } from "./use-slot-actions.ts";
import "./schedule.css";

const SlotDrawer = lazy(() => import("./slot-drawer.tsx").then((m) => ({ default: m.SlotDrawer })));
const AddDrawer = lazy(() => import("./add-drawer.tsx").then((m) => ({ default: m.AddDrawer })));

type TabProps = { readonly projectKey: string; readonly mayChange: boolean };

/** The people of the chosen role who can be invited, without those who have a time or a draft. */
function useUnplaced(schedule: Schedule, drafts: Drafts["drafts"]) {
  const [chosen, setChosen] = useState<string | null>(null);
  const role = chosen ?? schedule.roles[0]?.SK ?? null;
  const { data, error, loading, refetch } = useQuery(
    PeopleToPlace,
    role === null ? skipToken : { variables: { roleId: role }, fetchPolicy: "cache-and-network" },
  );
  const all: readonly Person[] = [...(data?.selected ?? []), ...(data?.again ?? [])];
  const placed = new Set(drafts.map(({ person }) => person));
  return {
    role,
    setRole: setChosen,
    all,
    reading: {
      loading: !data && loading,
      error: data ? null : error,
      onRetry: () => void refetch().catch(() => undefined),
    },
    people: all.filter(
      (person) => person.Data.ViewerCan.includes("requestAudition") && !placed.has(personKey(person)),
    ),
  };
}

/** A slot's drawer, whose code is loaded when the first one is opened. */
function OpenSlot(props: ComponentProps<typeof SlotDrawer>) {
  return (
    <Suspense>
      <SlotDrawer {...props} />
    </Suspense>
  );
}

function NewSlots(props: ComponentProps<typeof AddDrawer>) {
  return (
    <Suspense>
      <AddDrawer {...props} />
    </Suspense>
  );
}

type ToolsProps = {
  readonly count: number;
  readonly sending: boolean;
  readonly mayChange: boolean;
  readonly onAdd: () => void;
  readonly onSend: () => void;
};

function Tools({ count, sending, mayChange, onAdd, onSend }: ToolsProps) {
  const { t } = useTranslation("project-detail");
  return (
    <Row className="schedule-tools" gap={8} align="stretch" justify="end" wrap after={12}>
      <Button icon={<PrinterOutlined aria-hidden="true" />} onClick={() => print()}>
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

/** A person as a draft without a slot. */
function toPlace(person: Person) {
  const { PK, SK, Data } = person;
  return { person: personKey(person), user: Data.UserId, PK, SK, name: nameOf(person), role: Data.RoleId };
}

function Board({ schedule, projectKey, mayChange }: TabProps & { readonly schedule: Schedule }) {
  const { t } = useTranslation("project-detail");
  const actions = useSlotActions(schedule.again);
  const kept = useDrafts(projectKey);
  const { drafts } = kept;
  const unplaced = useUnplaced(schedule, drafts);
  const { sending, send } = useSending(actions, schedule.again, kept);
  const [open, setOpen] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const personOf = (key: string) =>
    [...schedule.people, ...unplaced.all].find((person) => personKey(person) === key);
  const placed = [...schedule.placed, ...drafts];

  function place(person: Person, key: string): void {
    const slot = schedule.slots.find((one) => one.key === key);
    if (!slot || roomIn(slot, placed) <= 0) return;
    if (clashes(slot, person.Data.UserId, schedule.slots, placed))
      notify("warning", t("slot.clashOf", { name: nameOf(person) }));
    kept.add([{ ...toPlace(person), slot: key }]);
  }

  function fill(): void {
    const filled = fillInOrder(unplaced.people.map(toPlace), schedule.slots, placed, Date.now());
    if (filled.length === 0) return notify("info", t("slot.noRoom"));
    kept.add(filled);
    notify("success", t("slot.filled", { count: filled.length }), {
      label: t("slot.takeBackAll"),
      run: () => kept.remove(filled),
    });
  }

  const opened = schedule.times.find(({ SK }) => SK === open);
  return (
    <>
      <Tools
        count={drafts.length}
        sending={sending}
        mayChange={mayChange}
        onAdd={() => setAdding(true)}
        onSend={send}
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
            reading={unplaced.reading}
            drafts={drafts}
            onRole={unplaced.setRole}
            onPlace={place}
            onFill={fill}
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
      {opened && (
        <OpenSlot
          time={opened}
          schedule={schedule}
          actions={actions}
          projectKey={projectKey}
          mayChange={mayChange}
          free={unplaced.people}
          onPlace={place}
          onClose={() => setOpen(null)}
        />
      )}
      {adding && <NewSlots projectKey={projectKey} schedule={schedule} onClose={() => setAdding(false)} />}
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
