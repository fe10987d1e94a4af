import { useQuery } from "@apollo/client/react";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { hasResponse } from "#lib/graph/answered.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { Row } from "#ui/layout/layout.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import { LastDecision } from "../approval-documents.ts";

/** Enough log entries to reach past those that a decision itself causes. */
const ENTRIES = 20;
const DECISION = /project\.(approved|denied)\b/i;

/** The log follows a decision after a moment: it is read again this often, in milliseconds, and no more than this. */
const AGAIN_MS = 2_000;
const MAX_READS = 5;

type DecidedByProps = {
  readonly project: string;
  /** It was decided while it was open here. */
  readonly isNew: boolean;
  readonly onNext?: (() => void) | undefined;
};

/** Who made the latest decision on a project, and when: for an admin who comes second. */
export function DecidedBy({ project, isNew, onNext }: DecidedByProps) {
  const { t } = useTranslation("approvals");
  const { t: shell } = useTranslation();
  const formats = useFormats();
  const [reads, setReads] = useState(0);
  const { data, error, refetch } = useQuery(LastDecision, {
    variables: { criteria: { RecordId: project, PageSize: ENTRIES, SortOrder: "Newest" } },
    fetchPolicy: "network-only",
  });
  const entry = data?.getAuditLog.Entries.find(({ Action }) => DECISION.test(Action));
  useEffect(() => {
    if (!isNew || entry !== undefined || reads >= MAX_READS) return;
    const timer = setTimeout(() => {
      setReads(reads + 1);
      void refetch().catch(() => undefined);
    }, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isNew, entry, reads, refetch]);
  if (error && !hasResponse(data)) {
    return (
      <FailureLine
        what={t("lastDecision")}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!entry && !isNew) return null;
  const who = entry?.Actor?.Data;
  const name = fullName({ firstName: who?.FirstName, lastName: who?.LastName }) || shell("unnamed");
  const how = entry && /approved/i.test(entry.Action) ? "approvedBy" : "deniedBy";
  return (
    <Row as="output" gap={12} wrap pad="10 16" fill="sunken" radius="base">
      {entry ? t(how, { name, ago: formats.ago(entry.OccurredAt) }) : t("decidedByAnother")}
      {isNew && onNext && (
        <Button size="small" onClick={onNext}>
          {t("openNext")}
        </Button>
      )}
    </Row>
  );
}
