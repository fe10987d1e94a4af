import type { FragmentType } from "@apollo/client";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { QueueItem_ProjectFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { Row, Text } from "#ui/layout/layout.tsx";
import { useNow } from "#ui/when/use-now.ts";
import { QueueItemProject } from "../approval-documents.ts";
import { flagsOf } from "./queue-flags.ts";
import { waitedSince } from "./waiting-time.ts";
import type { QueueFlag } from "./queue-flags.ts";

type Item = QueueItem_ProjectFragment;

function Flag({ flag }: { readonly flag: QueueFlag }) {
  const { t } = useTranslation("approvals");
  return (
    <span className={`queue-flag tone-${flag.tone}`}>
      {"count" in flag ? t(`flag.${flag.name}`, { count: flag.count }) : t(`flag.${flag.name}`)}
    </span>
  );
}

type QueueItemProps = {
  readonly project: FragmentType<Item>;
  readonly current: boolean;
  readonly onOpen: () => void;
};

/** A project in the queue, with its flags. */
export function QueueItem({ project, current, onOpen }: QueueItemProps) {
  const { t } = useTranslation("approvals");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const now = useNow().getTime();
  const record = useRecord(QueueItemProject, project);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (current) button.current?.scrollIntoView({ block: "nearest" });
  }, [current]);
  if (record === null) return null;
  const { Data } = record;
  const flags = flagsOf(Data);
  const waited = waitedSince(Data.SubmittedAt, now);
  return (
    <li>
      <button
        ref={button}
        type="button"
        className="queue-item"
        aria-current={current ? "true" : undefined}
        onClick={onOpen}
      >
        <Row as="span" className="queue-top" gap={8} align="stretch" justify="between">
          <Text as="bdi" text="bold">
            {Data.Name ?? shell("unnamed")}
          </Text>
          {Data.SubmittedAt && waited && (
            <time
              className={waited.late ? "queue-late" : undefined}
              dateTime={Data.SubmittedAt}
              title={t("since", { ago: formats.ago(Data.SubmittedAt) })}
            >
              {t(`waited.${waited.unit}`, { count: waited.count })}
            </time>
          )}
        </Row>
        <Text className="queue-facts" text="small quiet">
          {[Data.Company?.Data.Name, word("projectTypes", Data.ProjectType)].filter(Boolean).join(" · ")}
        </Text>
        {flags.length > 0 && (
          <Row as="span" gap={4} align="stretch" wrap before={4}>
            {flags.map((flag) => (
              <Flag key={flag.name} flag={flag} />
            ))}
          </Row>
        )}
      </button>
    </li>
  );
}
