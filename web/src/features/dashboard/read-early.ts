import type { ReadEarly } from "#lib/graph/queries/read-early.ts";
import { hasRole, type Viewer } from "#lib/session/viewer.tsx";
import { DASHBOARD_PARTS } from "./dashboard-parts.ts";
import {
  ProducerAuditions,
  ProducerCalendar,
  ProducerProjects,
  ProducerRequests,
  UnreadMail,
} from "./producer/producer-documents.ts";
import { auditionsToHandle, daysAhead, expiringSoon } from "./producer/producer-work.ts";
import { comingDays } from "./talent/moves.ts";
import { LatestSubmissions, NewRoles, TalentSelf } from "./talent/talent-documents.ts";

/** What fails to load is loaded again with the page, where the failure is shown. */
function loadParts(member: Pick<Viewer, "roles">): void {
  for (const { role, load } of DASHBOARD_PARTS) if (hasRole(member, [role])) load().catch(() => undefined);
}

/** Loads the viewer's parts and starts the queries of a producer or of talent as soon as the account type is known. */
export const readDashboard: ReadEarly = async ({ query, viewer }) => {
  const member = await viewer;
  if (member === null) return;
  loadParts(member);
  const forTalent = hasRole(member, ["Talent"]);
  const forProducer = hasRole(member, ["Production"]);
  const company = forProducer ? member.companyKey : null;
  await Promise.all([
    forTalent && query(LatestSubmissions, comingDays()),
    forTalent && query(NewRoles, {}),
    forTalent && query(TalentSelf, {}),
    forProducer && query(UnreadMail, {}),
    company !== null && query(ProducerProjects, {}),
    company !== null && query(ProducerCalendar, daysAhead()),
    company !== null && query(ProducerRequests, { criteria: expiringSoon(company) }),
    company !== null && query(ProducerAuditions, auditionsToHandle(company)),
  ]);
};
