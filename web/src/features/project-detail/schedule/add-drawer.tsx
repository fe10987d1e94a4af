import { Drawer } from "antd";
import { useTranslation } from "react-i18next";
import { directionOf } from "#i18n/formats.ts";
import { SlotForm } from "./slot-form.tsx";
import type { Schedule } from "./use-schedule.ts";

/** The form for new audition times; length and place default to those of the last one. */
export function AddDrawer({
  projectKey,
  schedule,
  onClose,
}: {
  readonly projectKey: string;
  readonly schedule: Schedule;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  return (
    <Drawer
      open
      onClose={onClose}
      title={t("addSlots")}
      placement={directionOf(i18n.language) === "rtl" ? "left" : "right"}
      size="min(480px, 100vw)"
      closable={{ "aria-label": shell("close") }}
    >
      <SlotForm
        projectKey={projectKey}
        time={null}
        like={schedule.times.at(-1) ?? null}
        state={schedule.state}
        onSaved={() => {
          schedule.again();
          onClose();
        }}
      />
    </Drawer>
  );
}
