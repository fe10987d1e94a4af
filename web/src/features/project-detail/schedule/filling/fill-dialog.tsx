import { Form, InputNumber, Modal } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { FirstFocus } from "#ui/confirm/first-focus.tsx";
import { Select } from "#ui/fields/select.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { slotZone } from "#ui/when/slot-zone.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { daysOf, roomIn } from "../board.ts";
import type { Draft, Placed } from "../board.ts";
import type { Person, Schedule } from "../use-schedule.ts";
import { draftAt, toPlace } from "../to-place.ts";
import { NO_GROUP, planFilling } from "./fill-plan.ts";
import type { FillChoice, FillPlan } from "./fill-plan.ts";
import { groupChoices } from "./group-choices.ts";

/** The most names that a warning lists. */
const NAMED = 10;
const MAX_BREAK_AFTER = 99;

type FillDialogProps = {
  readonly schedule: Schedule;
  readonly role: string | null;
  readonly people: readonly Person[];
  readonly reading: { readonly loading: boolean; readonly error: unknown; readonly onRetry: () => void };
  readonly placed: readonly Placed[];
  readonly onRole: (role: string) => void;
  readonly onFill: (drafts: readonly Draft[]) => void;
  readonly onClose: () => void;
};

type Candidate = ReturnType<typeof toPlace>;

/** Who would get a time, or who would not and why. */
function Outcome({ plan }: { readonly plan: FillPlan<Candidate> }) {
  const { t } = useTranslation("project-detail");
  const formats = useFormats();
  const named = (why: "full" | "clash") => {
    const names = plan.left.filter((one) => one.why === why).map(({ person }) => person.name);
    const rest = names.length - NAMED;
    return formats.list([...names.slice(0, NAMED), ...(rest > 0 ? [t("fill.more", { count: rest })] : [])]);
  };
  const full = plan.left.filter(({ why }) => why === "full").length;
  return (
    <output className="fill-outcome">
      {plan.left.length === 0 && plan.placed.length > 0 && (
        <p>{t("fill.willPlace", { count: plan.placed.length })}</p>
      )}
      {plan.left.length === 0 && plan.placed.length === 0 && <p>{t("fill.nobody")}</p>}
      {full > 0 && (
        <p>
          {t("fill.tooFew", { count: full })} {named("full")}
        </p>
      )}
      {full < plan.left.length && (
        <p>
          {t("fill.clashing")} {named("clash")}
        </p>
      )}
    </output>
  );
}

/** The days ahead, and the slots with room of the chosen one. */
function useTimes({ schedule, placed }: FillDialogProps, date: string | null) {
  const [now] = useState(() => Date.now());
  const [first] = schedule.times;
  const when = useWhen({ zone: first && slotZone(first.Data) });
  const ahead = schedule.slots.filter((slot) => Date.parse(slot.startsAt) > now && roomIn(slot, placed) > 0);
  const days = daysOf(ahead);
  const slots = days.filter((day) => date === null || day.date === date).flatMap((day) => day.slots);
  return {
    now,
    days: days.map((day) => ({ value: day.date, label: when.fullDay(day.date) })),
    slots: slots.map(({ key, startsAt }) => ({ value: key, label: when.moment(startsAt) })),
  };
}

function useGroupOptions(people: readonly Person[]) {
  const { t } = useTranslation("project-detail");
  const none = people.filter(({ Data }) => (Data.Groups ?? []).length === 0).length;
  return [
    ...groupChoices(people).map(({ key, name, count }) => ({
      value: key,
      label: t("fill.ofGroup", { group: name, count }),
    })),
    ...(none > 0
      ? [{ value: NO_GROUP, label: t("fill.ofGroup", { group: t("fill.noGroup"), count: none }) }]
      : []),
  ];
}

type ChoicesProps = Pick<FillDialogProps, "schedule" | "role" | "people" | "onRole"> &
  Omit<ReturnType<typeof useTimes>, "now"> & {
    readonly choice: FillChoice;
    readonly set: (part: Partial<FillChoice>) => void;
  };

function Choices({ schedule, role, people, onRole, choice, days, slots, set }: ChoicesProps) {
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const groups = useGroupOptions(people);
  return (
    <Form layout="vertical">
      <Form.Item htmlFor="fill-role" label={t("fill.role")}>
        <Select
          id="fill-role"
          value={role}
          options={schedule.roles.map(({ SK, Data }) => ({
            value: SK,
            label: Data.PositionName ?? shell("unnamed"),
          }))}
          onChange={(next: string) => {
            set({ group: null });
            onRole(next);
          }}
        />
      </Form.Item>
      <Form.Item htmlFor="fill-group" label={t("fill.group")}>
        <Select
          id="fill-group"
          allowClear
          placeholder={t("fill.everyone")}
          value={choice.group}
          options={groups}
          onChange={(group: string | undefined) => set({ group: group ?? null })}
        />
      </Form.Item>
      <Form.Item htmlFor="fill-day" label={t("slot.day")}>
        <Select
          id="fill-day"
          allowClear
          placeholder={t("fill.anyDay")}
          value={choice.date}
          options={days}
          onChange={(date: string | undefined) => set({ date: date ?? null, from: null })}
        />
      </Form.Item>
      <Form.Item htmlFor="fill-from" label={t("fill.from")}>
        <Select
          id="fill-from"
          allowClear
          placeholder={t("fill.firstFree")}
          value={choice.from}
          options={slots}
          onChange={(from: string | undefined) => set({ from: from ?? null })}
        />
      </Form.Item>
      <Form.Item htmlFor="fill-break" label={t("fill.breakAfter")} extra={t("fill.breakHelp")}>
        <InputNumber
          id="fill-break"
          min={1}
          max={MAX_BREAK_AFTER}
          precision={0}
          value={choice.breakAfter}
          onChange={(breakAfter) => set({ breakAfter })}
        />
      </Form.Item>
    </Form>
  );
}

/**
 * Gives the people of a group times in order. Either all of them get one, or casting sees who does not and decides to
 * go on without them. Nothing is sent.
 */
export function FillDialog(props: FillDialogProps) {
  const { schedule, people, reading, placed, onFill, onClose } = props;
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const [choice, setChoice] = useState<FillChoice>({ group: null, date: null, from: null, breakAfter: null });
  const { now, days, slots } = useTimes(props, choice.date);
  const plan = planFilling(people.map(toPlace), schedule.slots, placed, { ...choice, now });
  const isWhole = plan.left.length === 0;
  const set = (part: Partial<FillChoice>) => setChoice((before) => ({ ...before, ...part }));
  return (
    <Modal
      open
      title={t("fill.title")}
      okText={
        isWhole
          ? t("fill.place", { count: plan.placed.length })
          : t("fill.without", { count: plan.placed.length })
      }
      okButtonProps={{ disabled: reading.loading || plan.placed.length === 0 }}
      cancelText={shell("cancel")}
      onCancel={onClose}
      onOk={() => {
        onFill(plan.placed.map(({ slot, ...person }) => draftAt(person, slot)));
        onClose();
      }}
    >
      <FirstFocus>
        <Choices {...props} {...{ choice, days, slots, set }} />
        <DataBlock {...reading}>
          <Outcome plan={plan} />
        </DataBlock>
      </FirstFocus>
    </Modal>
  );
}
