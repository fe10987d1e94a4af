import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { DataPage } from "#ui/page/data-page.tsx";
import { ApprovalQueuePage } from "./approval-queue.tsx";
import { WaitingProjectsPage } from "./waiting-projects.tsx";
import "./approvals.css";
import "./review/review.css";

function refused(code: "FORBIDDEN" | "NOT_FOUND"): unknown {
  return { errors: [{ extensions: { code } }] };
}

/** Submitted projects: all of them for admins, their own for producers. */
export function SubmittedProjectsPage() {
  const { t } = useTranslation("approvals");
  const { type } = useParams();
  const viewer = useViewer();
  if (type === "user") return <WaitingProjectsPage />;
  if (type !== "submitted") return <DataPage title={t("title")} error={refused("NOT_FOUND")} />;
  if (!hasRole(viewer, ["Admin"])) return <DataPage title={t("title")} error={refused("FORBIDDEN")} />;
  return <ApprovalQueuePage />;
}
