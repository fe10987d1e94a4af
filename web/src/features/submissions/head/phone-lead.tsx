import { DownOutlined } from "@ant-design/icons";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { WallLead } from "./wall-lead.tsx";
import type { WallPosition } from "./wall-lead.tsx";

/** What is next to the role's name elsewhere: on phones one line below it, which opens to all of it. */
export function PhoneLead({ Data }: Pick<WallPosition, "Data">) {
  const { t } = useTranslation("submissions");
  const [open, setOpen] = useState(false);
  return (
    <div className={open ? "wall-lead-line wall-lead-open" : "wall-lead-line"}>
      <p className="page-lead">
        <WallLead Data={Data} />
      </p>
      <button
        type="button"
        aria-expanded={open}
        aria-label={t("aboutRole")}
        title={t("aboutRole")}
        onClick={() => setOpen(!open)}
      >
        <DownOutlined aria-hidden="true" rotate={open ? 180 : 0} />
      </button>
    </div>
  );
}
