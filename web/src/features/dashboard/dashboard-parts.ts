import type { ComponentType } from "react";
import type { Role } from "#lib/session/viewer.tsx";

/** Takes whether it is the page's first part, which has the page's heading. */
type DashboardPart = ComponentType<{ readonly isFirst: boolean }>;

/** The part of each account type, in the order of the page; each is loaded for members of that type alone. */
export const DASHBOARD_PARTS = [
  { role: "Admin", load: () => import("./admin/admin-part.tsx").then((m) => m.AdminPart) },
  { role: "Production", load: () => import("./producer/producer-part.tsx").then((m) => m.ProducerPart) },
  { role: "Agent", load: () => import("./agent/agent-part.tsx").then((m) => m.AgentPart) },
  { role: "Talent", load: () => import("./talent/talent-part.tsx").then((m) => m.TalentPart) },
] as const satisfies ReadonlyArray<{ readonly role: Role; readonly load: () => Promise<DashboardPart> }>;
