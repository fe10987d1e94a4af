import type { ReadEarly } from "#lib/graph/queries/read-early.ts";
import { hasRole } from "#lib/session/viewer.tsx";
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

/** Starts the dashboard queries of a producer or of talent as soon as the viewer's account type is known. */
export const readDashboard: ReadEarly = async ({ query, viewer }) => {
  const member = await viewer;
  if (member === null) return;
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
