import { useTranslation } from "react-i18next";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { AdminPart } from "./admin-part.tsx";
import { AgentPart } from "./agent-part.tsx";
import { ProducerPart } from "./producer-part.tsx";
import { TalentPart } from "./talent-part.tsx";
import "./dashboard.css";

/** Where a member lands: the next step of each of their roles, then what is under way. Each part loads alone. */
export function DashboardPage() {
  const { t } = useTranslation("dashboard");
  const viewer = useViewer();
  return (
    <>
      <PageHeader title={t("hello", { name: viewer.firstName })} lead={t("lead")} />
      <div className="dashboard">
        {hasRole(viewer, ["Admin"]) && <AdminPart />}
        {hasRole(viewer, ["Production"]) && <ProducerPart hasCompany={viewer.companyKey !== null} />}
        {hasRole(viewer, ["Talent"]) && <TalentPart />}
        {hasRole(viewer, ["Agent"]) && <AgentPart />}
      </div>
    </>
  );
}
