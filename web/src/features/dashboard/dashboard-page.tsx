import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import type { Role } from "#lib/session/viewer.tsx";
import { AdminPart } from "./admin/admin-part.tsx";
import { AgentPart } from "./agent/agent-part.tsx";
import { ProducerPart } from "./producer/producer-part.tsx";
import { TalentPart } from "./talent/talent-part.tsx";
import "./dashboard.css";

export { readDashboard } from "./read-early.ts";

const PARTS = [
  { role: "Admin", Part: AdminPart },
  { role: "Production", Part: ProducerPart },
  { role: "Agent", Part: AgentPart },
  { role: "Talent", Part: TalentPart },
] as const satisfies ReadonlyArray<{ readonly role: Role; readonly Part: unknown }>;

/**
 * A member's start page: what needs their attention, then work in progress. Each card loads and fails independently.
 */
export function DashboardPage() {
  const viewer = useViewer();
  return PARTS.filter(({ role }) => hasRole(viewer, [role])).map(({ role, Part }, index) => (
    <Part key={role} isFirst={index === 0} />
  ));
}
