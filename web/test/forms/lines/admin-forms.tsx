import { DenyDialog } from "#features/approvals/review/deny-dialog.tsx";
import { commentDraft, useDecisions, useRefusal } from "#features/approvals/use-decisions.ts";
import { FeatureForm } from "#features/featured/feature-form.tsx";
import { ReportPane } from "#features/moderation/reports/report-pane.tsx";
import { TakeDownDialog } from "#features/moderation/reports/take-down-dialog.tsx";
import { UserModeration } from "#features/moderation/user-moderation.tsx";
import { ADMIN } from "../../states/line.ts";
import type { FormLine, Host } from "../line.ts";

function Deny({ open, onClose }: Host) {
  const { decide } = useDecisions({ onSent: async () => undefined, onBack: () => undefined });
  const project = { project: "PRJ#1", name: "Harbour Lights", kind: "deny" } as const;
  return (
    <DenyDialog
      open={open}
      name="Harbour Lights"
      kind="deny"
      draft={commentDraft("PRJ#1")}
      refusal={useRefusal("PRJ#1")}
      deny={(comment) => decide({ ...project, comment }, 1)}
      onClose={onClose}
    />
  );
}

/** Forms of admins. */
export const adminForms: readonly FormLine[] = [
  {
    file: "features/approvals/review/deny-dialog.tsx",
    texts: ["approvals"],
    as: ADMIN,
    dialog: true,
    reopened: true,
    render: (host) => <Deny {...host} />,
    fields: [{ label: "Comment for the producer", value: "Say what the role is paid.", path: "comment" }],
    send: "Deny",
    keys: "Control+Enter",
    sends: "DenyProject",
    held: true,
  },
  {
    file: "features/moderation/reports/report-decision.tsx",
    texts: ["moderation"],
    as: ADMIN,
    render: () => <ReportPane report="RPT#1" onTaken={() => undefined} onDecided={() => undefined} />,
    answers: {
      getReport: { PK: "RPT#1", SK: "RPT#1", Data: { ViewerCan: ["actOnReport", "dismissReport"] } },
    },
    fields: [{ label: "Note for admins", value: "Third time.", path: "note" }],
    send: "Dismiss",
    keys: null,
    sends: "DismissReport",
  },
  {
    file: "features/moderation/suspend-dialog.tsx",
    texts: ["moderation", "audit"],
    as: ADMIN,
    dialog: true,
    render: () => <UserModeration user="5" />,
    answers: {
      getUserById: { PK: "USR#5", SK: "USR#5", Data: { Suspended: false, ViewerCan: ["setUserSuspended"] } },
      getUserProjects: [],
      getAuditLog: { Entries: [] },
    },
    opens: ["Suspend account"],
    fields: [
      { label: "Reason", value: "Writes to minors.", path: "reason" },
      { label: "Last day", value: "2126-12-24", path: "until" },
    ],
    send: "Suspend account",
    keys: "Control+Enter",
    sends: "SuspendUser",
  },
  {
    file: "features/moderation/reports/take-down-dialog.tsx",
    texts: ["moderation"],
    as: ADMIN,
    dialog: true,
    render: ({ open, onClose }) =>
      open && (
        <TakeDownDialog
          project={{ PK: "PRJ#1", name: "Harbour Lights" }}
          onDone={() => undefined}
          onClose={onClose}
        />
      ),
    fields: [{ label: "Comment for the producer", value: "It asks for a fee.", path: "comment" }],
    send: "Take down",
    keys: "Control+Enter",
    sends: "TakeDownProject",
  },
  {
    file: "features/featured/feature-form.tsx",
    texts: ["featured"],
    as: ADMIN,
    render: () => <FeatureForm feature={null} />,
    fields: [
      { label: "Title", value: "Films of the sea", path: "feature.Name" },
      { label: "Description", value: "Cast on the coast.", path: "feature.Description" },
      { label: "First day", value: "2126-11-21", path: "feature.ShowFrom" },
      { label: "Last day", value: "2126-12-21", path: "feature.ShowUntil" },
    ],
    send: "Publish",
    keys: "Control+Enter",
    sends: "CreateFeature",
    ofTab: true,
  },
];
