import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { hasResponse } from "#lib/graph/answered.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { Text } from "#ui/layout/layout.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import { LastDecision } from "./approval-documents.ts";

/** Enough log entries to reach past those that a decision itself causes. */
const ENTRIES = 20;
const DECISION = /project\.(approved|denied)\b/i;

/** Who made the latest decision on a project, and when: for an admin who comes second. */
export function DecidedBy({ project }: { readonly project: string }) {
  const { t } = useTranslation("approvals");
  const { t: shell } = useTranslation();
  const formats = useFormats();
  const { data, error, refetch } = useQuery(LastDecision, {
    variables: { criteria: { RecordId: project, PageSize: ENTRIES, SortOrder: "Newest" } },
    fetchPolicy: "network-only",
  });
  if (error && !hasResponse(data)) {
    return (
      <FailureLine
        what={t("lastDecision")}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  const entry = data?.getAuditLog.Entries.find(({ Action }) => DECISION.test(Action));
  if (!entry) return null;
  const actor = entry.Actor?.Data;
  const name = fullName({ firstName: actor?.FirstName, lastName: actor?.LastName }) || shell("unnamed");
  return (
    <Text as="p" pad="10 16" fill="sunken" radius="base">
      {t("decidedBy", { name, ago: formats.ago(entry.OccurredAt) })}
    </Text>
  );
}
