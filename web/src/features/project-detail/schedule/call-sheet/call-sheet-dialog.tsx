import { useApolloClient } from "@apollo/client/react";
import { Form, Modal } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FirstFocus } from "#ui/confirm/first-focus.tsx";
import { Select } from "#ui/fields/select.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { localDay } from "#ui/when/local-day.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { daysOf } from "../board.ts";
import type { Schedule } from "../use-schedule.ts";
import { CallSheet } from "./call-sheet.tsx";
import type { DaySheet } from "./call-sheet.tsx";
import { readCallSheet } from "./read-call-sheet.ts";

type CallSheetDialogProps = {
  readonly projectKey: string;
  readonly schedule: Schedule;
  readonly onClose: () => void;
};

/** Chooses the day of a call sheet, today or the next day with times first, and prints it. */
export function CallSheetDialog({ projectKey, schedule, onClose }: CallSheetDialogProps) {
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const graph = useApolloClient();
  const notifyFailure = useFailureNotice();
  const when = useWhen();
  const dates = daysOf(schedule.slots).map((day) => day.date);
  const [date, setDate] = useState(() => dates.find((day) => day >= localDay()) ?? dates.at(-1) ?? "");
  const [reading, setReading] = useState(false);
  const [sheet, setSheet] = useState<DaySheet | null>(null);

  async function print(): Promise<void> {
    setReading(true);
    try {
      const times = schedule.times.filter(({ Data }) => Data.Date === date);
      setSheet({ date, times, lines: await readCallSheet(graph, { projectKey, date, times }) });
    } catch (failed) {
      notifyFailure(failed);
      setReading(false);
    }
  }

  return (
    <>
      <Modal
        open
        title={t("sheet.title")}
        okText={t("sheet.print")}
        okButtonProps={{ disabled: date === "" }}
        cancelText={shell("cancel")}
        confirmLoading={reading}
        onCancel={onClose}
        onOk={() => void print()}
      >
        <FirstFocus>
          <Form.Item layout="vertical" label={t("slot.day")} htmlFor="call-sheet-day">
            <Select
              id="call-sheet-day"
              value={date}
              options={dates.map((day) => ({ value: day, label: when.fullDay(day) }))}
              onChange={setDate}
            />
          </Form.Item>
        </FirstFocus>
      </Modal>
      {sheet && <CallSheet {...sheet} onDone={onClose} />}
    </>
  );
}
