import type { FragmentType } from "@apollo/client";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { QueueItem_ProjectFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useRecord } from "#lib/graph/use-record.ts";
import { QueueItemProject } from "./approval-documents.ts";

type Item = QueueItem_ProjectFragment;
type Flag = "adult" | "nudity" | "minors" | "unpaid" | "changed";

/** What an administrator looks at twice. */
function flagsOf({ Positions, PayRate, ChangedSinceApproval }: Item["Data"]): readonly Flag[] {
  const some = (test: (data: (typeof Positions)[number]["Data"]) => boolean) =>
    Positions.some(({ Data }) => test(Data));
  const flags: ReadonlyArray<readonly [Flag, boolean]> = [
    ["adult", some(({ AdultScenes }) => AdultScenes)],
    ["nudity", some(({ Nudity }) => Nudity)],
    ["minors", some(({ AgeRange }) => AgeRange.includes("Under 12") || AgeRange.includes("13-21"))],
    ["unpaid", !PayRate],
    ["changed", ChangedSinceApproval === true],
  ];
  return flags.filter(([, holds]) => holds).map(([flag]) => flag);
}

type QueueItemProps = {
  readonly project: FragmentType<Item>;
  readonly current: boolean;
  readonly onOpen: () => void;
};

/** A project that waits, with what to look at twice. */
export function QueueItem({ project, current, onOpen }: QueueItemProps) {
  const { t } = useTranslation("approvals");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const record = useRecord(QueueItemProject, project);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (current) button.current?.scrollIntoView({ block: "nearest" });
  }, [current]);
  if (record === null) return null;
  const { Data } = record;
  const flags = flagsOf(Data);
  return (
    <li>
      <button
        ref={button}
        type="button"
        className="queue-item"
        aria-current={current ? "true" : undefined}
        onClick={onOpen}
      >
        <bdi className="queue-name">{Data.Name ?? shell("unnamed")}</bdi>
        <span className="queue-facts">
          {[Data.Company?.Data.Name, word("projectTypes", Data.ProjectType)].filter(Boolean).join(" · ")}
        </span>
        {Data.SubmittedAt && (
          <span className="queue-facts">{t("since", { ago: formats.ago(Data.SubmittedAt) })}</span>
        )}
        {flags.length > 0 && (
          <span className="queue-flags">
            {flags.map((flag) => (
              <span key={flag} className="queue-flag">
                {t(`flag.${flag}`)}
              </span>
            ))}
          </span>
        )}
      </button>
    </li>
  );
}
