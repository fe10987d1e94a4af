import type { ReadEarly } from "#lib/graph/asking/read-early.ts";
import { hasRole } from "#lib/session/viewer.tsx";
import {
  ProducerCalendar,
  ProducerProjects,
  ProducerRequests,
  UnreadMail,
} from "./producer/producer-documents.ts";
import { daysAhead, expiringSoon } from "./producer/producer-work.ts";
import { LatestSubmissions, NewRoles, TalentSelf } from "./talent/talent-documents.ts";

/** Starts the dashboard queries of a producer or of talent as soon as the viewer's account type is known. */
export const readDashboard: ReadEarly = async ({ ask, viewer }) => {
  const member = await viewer;
  if (member === null) return;
  const forTalent = hasRole(member, ["Talent"]);
  const forProducer = hasRole(member, ["Production"]);
  const company = forProducer ? member.companyKey : null;
  await Promise.all([
    forTalent && ask(LatestSubmissions, {}),
    forTalent && ask(NewRoles, {}),
    forTalent && ask(TalentSelf, {}),
    forProducer && ask(UnreadMail, {}),
    company !== null && ask(ProducerProjects, {}),
    company !== null && ask(ProducerCalendar, daysAhead()),
    company !== null && ask(ProducerRequests, { criteria: expiringSoon(company) }),
  ]);
};
