import { FlagOutlined } from "@ant-design/icons";
import { useState } from "react";
import { useQueryState } from "#lib/use-query-state.ts";
import { ReportContent } from "./report-content.tsx";
import type { ReportContentProps } from "./report-content.tsx";

type ReportButtonProps = Pick<ReportContentProps, "kind" | "target" | "name"> & {
  readonly label: string;
};

/** Opens the report of a project or a person; `?report=1`, to which galleries lead, opens it at once. */
export function ReportButton({ label, ...about }: ReportButtonProps) {
  const address = useQueryState();
  const isLinked = address.text("report") === "1";
  const [pressed, setPressed] = useState(false);
  const close = () => {
    setPressed(false);
    if (isLinked) address.change({ report: null });
  };
  return (
    <>
      <button type="button" className="plain-button" onClick={() => setPressed(true)}>
        <FlagOutlined aria-hidden /> {label}
      </button>
      <ReportContent {...about} open={pressed || isLinked} onClose={close} />
    </>
  );
}
