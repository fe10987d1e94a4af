import type { DocumentNode } from "graphql";

/**
 * Queries whose last responses can be read offline: the member, the start page, breakdowns that were opened and the
 * search around them, one's submissions and projects, the schedule, and mail.
 */
const MAY_BE_READ: ReadonlySet<string> = new Set([
  "Viewer",
  "UnreadConversations",
  "TalentSelf",
  "LatestSubmissions",
  "NewRoles",
  "ProducerProjects",
  "ProducerCalendar",
  "ProducerRequests",
  "ProducerAuditions",
  "UnreadMail",
  "AgentRoster",
  "Searchers",
  "SearchProjects",
  "OpenProject",
  "CalendarEntries",
  "BookedOutDays",
  "CalendarClients",
  "CompanyDeadlines",
  "KeptDeadlines",
  "MySubmissions",
  "CompanyProjects",
  "ProjectNames",
  "ProjectDetail",
  "ProjectSchedule",
  "Conversations",
  "Thread",
  "ThreadAbout",
]);

/** The name of a query whose responses can be read offline; null for any other operation. */
export function readableName(document: DocumentNode): string | null {
  const operation = document.definitions.find((definition) => definition.kind === "OperationDefinition");
  const name = operation?.operation === "query" ? operation.name?.value : undefined;
  return name !== undefined && MAY_BE_READ.has(name) ? name : null;
}

/** All of their names. */
export const READABLE: readonly string[] = [...MAY_BE_READ];
