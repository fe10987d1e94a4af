import { lazy, Suspense } from "react";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { FeaturedStrip } from "#ui/featured/later-strip.ts";
import { Later } from "#ui/later.tsx";
import { Loading } from "#ui/page/loading.tsx";
import { DASHBOARD_PARTS } from "./dashboard-parts.ts";
import "./dashboard.css";

export { readDashboard } from "./read-early.ts";

const PARTS = DASHBOARD_PARTS.map(({ role, load }) => ({
  role,
  Part: lazy(async () => ({ default: await load() })),
}));

/**
 * A member's start page: what needs their attention, then work in progress. Each card loads and fails independently.
 */
export function DashboardPage() {
  const viewer = useViewer();
  const own = PARTS.filter(({ role }) => hasRole(viewer, [role]));
  return (
    <Suspense fallback={<Loading />}>
      {own.map(({ role, Part }, index) => (
        <Part key={role} isFirst={index === 0} />
      ))}
      {hasRole(viewer, ["Production", "Agent", "Talent"]) && (
        <Later>
          <Suspense>
            <FeaturedStrip look="cards" />
          </Suspense>
        </Later>
      )}
    </Suspense>
  );
}
